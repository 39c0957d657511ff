import { expect, test } from 'vitest'
import { TileGrid } from '../../../src/portal/start-page/TileGrid.tsx'
import { render } from '../render-form.tsx'

const none = { text: '' }

async function colorsOfStanding(isWell: boolean | undefined, accent: boolean): Promise<readonly string[]> {
  const standing = isWell === undefined ? { text: 'Standing' } : { text: 'Standing', isWell }
  const facts = {
    status: none,
    number: none,
    category: none,
    completeness: none,
    arrears: none,
    standing,
    points: none,
    notifications: none,
  }
  const tiles = [{ id: 'status', title: 'Status', shows: 'standing', accent }] as const
  const container = render(<TileGrid title="Your standing" tiles={tiles} facts={facts} />)
  await expect.poll(() => container.querySelector('article p')?.textContent).toBe('Standing')
  const tile = container.querySelector('article') ?? container
  const fact = tile.querySelector('p') ?? container
  return [getComputedStyle(tile).backgroundColor, getComputedStyle(fact).color]
}

test.each([true, false])(
  'the tile of the standing has other colours for each standing than without one: accent %s [DASH-01]',
  async (accent) => {
    const seen = []
    for (const isWell of [true, false, undefined]) seen.push((await colorsOfStanding(isWell, accent)).join(' '))
    expect(new Set(seen).size).toBe(3)
  },
)
