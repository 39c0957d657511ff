import { use } from 'react'
import { expect, test } from 'vitest'
import { LoadingBoundary } from '../../../src/renderer/loading/LoadingBoundary.tsx'
import { settling } from '../../../src/renderer/loading/settling.ts'
import { render } from '../render-form.tsx'

/** A promise that is resolved when the test says so. */
function load() {
  let resolve: (text: string) => void = () => undefined
  const promise = new Promise<string>((resolved) => (resolve = resolved))
  return { promise, resolve: (text: string) => resolve(text) }
}

const Loaded = ({ loading }: { readonly loading: Promise<string> }) => <p>{use(loading)}</p>

/** Frames enough to draw what is there, and far fewer than the 300 ms for which React holds its own retries back. */
async function someFrames(): Promise<void> {
  for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame)
}

test('what is loaded is shown at once, however short ago a placeholder came or went', async () => {
  const [outer, inner] = [load(), load()]
  const container = render(
    <LoadingBoundary fallback={<p>outer waits</p>}>
      <Loaded loading={settling(outer.promise)} />
      <LoadingBoundary fallback={<p>inner waits</p>}>
        <Loaded loading={settling(inner.promise)} />
      </LoadingBoundary>
    </LoadingBoundary>,
  )
  await expect.poll(() => container.textContent).toBe('outer waits')
  outer.resolve('first ')
  await someFrames()
  expect(container.textContent).toBe('first inner waits')
  inner.resolve('second')
  await someFrames()
  expect(container.textContent).toBe('first second')
})

test('a boundary that waits for two loads stays until both are there', async () => {
  const [one, other] = [load(), load()]
  const container = render(
    <LoadingBoundary fallback={<p>waits</p>}>
      <Loaded loading={settling(one.promise)} />
      <Loaded loading={settling(other.promise)} />
    </LoadingBoundary>,
  )
  await expect.poll(() => container.textContent).toBe('waits')
  one.resolve('one ')
  await someFrames()
  expect(container.textContent).toBe('waits')
  other.resolve('other')
  await someFrames()
  expect(container.textContent).toBe('one other')
})

test('a load that does not tell is shown by React itself', async () => {
  const { promise, resolve } = load()
  const container = render(
    <LoadingBoundary fallback={<p>waits</p>}>
      <Loaded loading={promise} />
    </LoadingBoundary>,
  )
  await expect.poll(() => container.textContent).toBe('waits')
  resolve('there')
  await expect.poll(() => container.textContent).toBe('there')
})
