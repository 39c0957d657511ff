import type { Page } from 'playwright'
import { samplePassword } from '../../../src/server/start/sample-data/sample-accounts.ts'

/**
 * Logs in a sample account and stores its session where the portal of that origin looks for it, without using the
 * log-in page.
 *
 * @param origin of the organisation's portal, e.g. `http://demo.localhost:41234`
 * @throws Error when the account is refused
 */
export async function logIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/no-page`)
  const status = await page.evaluate(
    async ([address = '', password = '']) => {
      const response = await fetch('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: address, password }),
      })
      const answer: { readonly data?: unknown } = await response.json()
      if (response.ok) localStorage.setItem('regalia.session', JSON.stringify(answer.data))
      return response.status
    },
    [email, samplePassword],
  )
  if (status !== 200) throw new Error(`${email} was refused with ${status}.`)
}
