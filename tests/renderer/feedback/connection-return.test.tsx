import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ConnectionContext } from '../../../src/portal/api/connection-context.ts'
import { watchConnection } from '../../../src/portal/api/connection.ts'
import { useOnReturn } from '../../../src/portal/api/use-on-return.ts'
import { render } from '../render-form.tsx'

/** Counts the returns, by a function that is new at every rendering. */
function Returns() {
  const [count, setCount] = useState(0)
  useOnReturn(() => setCount(count + 1))
  return <output>{count} returns</output>
}

test.each([true, false])(
  'each return of the connection is followed once, nothing else is, from online %s on [PLAT-13]',
  async (onLine) => {
    const window = { navigator: { onLine }, addEventListener: () => {}, setTimeout: () => 0 }
    const connection = watchConnection(window, () => Promise.resolve(true))
    render(
      <ConnectionContext value={connection}>
        <Returns />
      </ConnectionContext>,
    )
    await expect.element(page.getByText('0 returns')).toBeVisible()
    for (const count of [1, 2]) {
      connection.report(false)
      await expect.element(page.getByText(`${count - 1} returns`)).toBeVisible()
      connection.report(true)
      await expect.element(page.getByText(`${count} returns`)).toBeVisible()
      connection.report(true)
      await expect.element(page.getByText(`${count} returns`)).toBeVisible()
    }
  },
)
