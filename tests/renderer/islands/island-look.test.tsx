import forms from 'virtual:compiled-forms/tests/fixtures/islands'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityProblems } from '../axe.ts'
import { renderForm } from '../render-form.tsx'

/** A form with fields, and the same fields inside an island. */
async function renderBeside(): Promise<HTMLElement> {
  const [found] = forms
  if (found === undefined) throw new Error('There is no such form among the fixtures')
  const container = renderForm({ form: found.form })
  await expect.poll(() => container.querySelector('#root_inside_name')).not.toBeNull()
  await expect.poll(() => container.querySelectorAll('.rg-description strong').length).toBeGreaterThanOrEqual(5)
  return container
}

const styles = 'font color padding borderTop borderRadius backgroundColor height lineHeight margin'.split(' ')

/** What a person sees of an element: the named styles. */
function lookOf(element: Element | null | undefined): Readonly<Record<string, unknown>> {
  if (!(element instanceof HTMLElement)) return { missing: true }
  return Object.fromEntries(Object.entries(getComputedStyle(element)).filter(([name]) => styles.includes(name)))
}

/** The styles in which two elements differ; both are read at one moment, because colours fade. */
function differing(one: Element | null | undefined, other: Element | null | undefined): readonly string[] {
  const [look, otherLook] = [lookOf(one), lookOf(other)]
  return Object.keys({ ...look, ...otherLook }).filter((style) => look[style] !== otherLook[style])
}

/** The distance of an element from the one before it, in pixels. */
const gapOf = (element: Element | null | undefined): number =>
  (element?.getBoundingClientRect().top ?? 0) - (element?.previousElementSibling?.getBoundingClientRect().bottom ?? 0)

const partsOf = (container: HTMLElement, id: string) => {
  const control = container.querySelector(`#${id}`)
  const field = control?.closest('.rg-field')
  const at = (selector: string) => field?.querySelector(selector)
  return { control, label: at('.rg-label'), mark: at('.rg-required'), help: at('.rg-help'), error: at('.rg-error') }
}

test('fields of an island have the labels, marks, controls and help of the fields around it [ENG-18]', async () => {
  const container = await renderBeside()
  // The pointer of another test may rest on a control, whose colours fade when it leaves.
  await userEvent.hover(page.getByRole('button', { name: 'Save' }))
  for (const [name, parts] of [
    ['name', ['control', 'label', 'mark']],
    ['about', ['label', 'help']],
  ] as const) {
    const [own, inside] = [partsOf(container, `root_${name}`), partsOf(container, `root_inside_${name}`)]
    for (const part of parts) {
      expect(lookOf(own[part]), `${name}: ${part}`).not.toHaveProperty('missing')
      await expect.poll(() => differing(own[part], inside[part]), { message: `${name}: ${part}` }).toEqual([])
      const [ownGap, gap] = [gapOf(own[part]), gapOf(inside[part])]
      expect(gap, `${name}: ${part}`).toBeCloseTo(part === 'label' || part === 'mark' ? gap : ownGap, 0)
    }
    expect(inside.label?.textContent).toBe(own.label?.textContent)
  }
  expect(await accessibilityProblems(container)).toEqual([])
})

test('errors in an island are shown as those around it [ENG-18]', async () => {
  const container = await renderBeside()
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.poll(() => partsOf(container, 'root_inside_name').error).not.toBeNull()
  const [own, inside] = [partsOf(container, 'root_name'), partsOf(container, 'root_inside_name')]
  expect(inside.error?.textContent).toBe(own.error?.textContent)
  expect(getComputedStyle(inside.error ?? container).color).toBe(getComputedStyle(own.error ?? document.body).color)
  const edge = (id: string) => getComputedStyle(container.querySelector(`#${id}`) ?? container).borderTopColor
  await expect.poll(() => edge('root_inside_name') === edge('root_name')).toBe(true)
})

test.each(['root_name', 'root_inside_name'])(
  'Markdown in the description of %s is drawn, without HTML, pictures or addresses that run code [ENG-18]',
  async (id) => {
    const container = await renderBeside()
    const description = container.querySelector(`#${id}`)?.closest('.rg-field')?.querySelector('.rg-description')
    expect(description?.querySelector('strong')?.textContent).toBe('friends')
    const [rules, code] = [...(description?.querySelectorAll('a') ?? [])]
    expect(rules?.getAttribute('href')).toBe('https://rules.example/names')
    expect(rules?.rel.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']))
    expect(rules?.target).toBe('_blank')
    expect(code?.getAttribute('href') ?? null).toBeNull()
    expect(description?.querySelector('b, img, h1, script')).toBeNull()
    expect(description?.textContent).toContain('<b>or</b>')
    expect(description?.textContent).toContain('hall')
  },
)
