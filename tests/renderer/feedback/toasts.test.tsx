import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConnectionContext } from '../../../src/portal/api/connection-context.ts'
import { watchConnection } from '../../../src/portal/api/connection.ts'
import { Notices } from '../../../src/portal/app/notices/Notices.tsx'
import { DialogFrame } from '../../../src/renderer/feedback/DialogFrame.tsx'
import { createToaster } from '../../../src/renderer/feedback/toaster.ts'
import { Toasts } from '../../../src/renderer/feedback/Toasts.tsx'
import { accessibilityProblems } from '../axe.ts'
import { render } from '../render-form.tsx'
import { settled } from '../settled.ts'

const kinds = [
  ['error', 'alert'],
  ['warning', 'alert'],
  ['info', 'status'],
  ['success', 'status'],
] as const

describe('toasts', () => {
  test('are announced, stay five seconds by default, and can be dismissed [PLAT-09]', async () => {
    const toaster = createToaster()
    render(<Toasts toaster={toaster} />)
    toaster.show('error', 'The call failed')
    toaster.show('success', 'Saved', 1)
    await expect.element(page.getByRole('alert')).toHaveTextContent('The call failed')
    await expect.poll(() => toaster.toasts()).toHaveLength(1)
    expect(toaster.toasts()[0]?.duration).toBe(5000)
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }))
    expect(toaster.toasts()).toEqual([])
  })

  test.each(kinds)('of the kind %s have the role %s and their own colours [PLAT-09]', async (kind, role) => {
    const toaster = createToaster()
    const container = render(<Toasts toaster={toaster} />)
    toaster.show(kind, `This is ${kind}`)
    const text = page.getByRole(role).getByText(`This is ${kind}`)
    await expect.element(text).toBeVisible()
    const colour = `-color${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
    expect(text.element().closest(`[class*="${colour}"]`)).not.toBeNull()
    expect(toaster.toasts()[0]?.duration).toBe(5000)
    await settled()
    expect(await accessibilityProblems(container.ownerDocument.body)).toEqual([])
  })

  test.each(kinds)('of the kind %s appear in a live region that is there before them [PLAT-09]', async (kind, role) => {
    const toaster = createToaster()
    render(<Toasts toaster={toaster} />)
    await expect.element(page.getByRole(role)).toBeInTheDocument()
    const region = page.getByRole(role).element()
    toaster.show(kind, 'The first')
    toaster.show(kind, 'The second')
    await expect.element(page.getByText('The second')).toBeInTheDocument()
    expect(region.textContent).toBe('The firstThe second')
    // One region, which announces what is added to it, not all that it holds.
    expect(region.querySelectorAll('[role="alert"], [role="status"], [aria-live]')).toHaveLength(0)
    expect(region.getAttribute('aria-atomic')).toBe('false')
  })
})

test('toasts and notices are announced while a dialog is open [PLAT-09] [PLAT-13]', async () => {
  const toaster = createToaster()
  const window = { navigator: { onLine: true }, addEventListener: () => {}, setTimeout: () => 0 }
  const connection = watchConnection(window, () => Promise.resolve(true))
  render(
    <ConnectionContext value={connection}>
      <p>Behind</p>
      <Notices />
      <Toasts toaster={toaster} />
      <DialogFrame open title="In front">
        <button type="button">Stay</button>
      </DialogFrame>
    </ConnectionContext>,
  )
  await expect.element(page.getByRole('dialog', { name: 'In front' })).toBeVisible()
  await expect.element(page.getByRole('paragraph').filter({ hasText: 'Behind' })).not.toBeInTheDocument()
  toaster.show('warning', 'Something happened')
  connection.report(false)
  await expect.element(page.getByRole('alert').getByText('Something happened')).toBeVisible()
  await expect.element(page.getByRole('status').getByText(/^No connection/)).toBeVisible()
})
