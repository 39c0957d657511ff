import type { Page } from 'playwright'

/**
 * Saves a draft that adds text fields to a section.
 *
 * @param page of somebody who is logged in and may change forms
 * @throws Error when the draft is refused
 */
export async function addDraftFields(page: Page, document: string, fields: number): Promise<void> {
  const names = Array.from({ length: fields }, (_, i) => `Extra${i + 1}`)
  const properties = Object.fromEntries(
    names.map((name, i) => [name, { type: 'string', title: `Extra field ${i + 1}`, maxLength: 100 }]),
  )
  const actions = [
    { target: '$.schema.properties', description: 'They are measured.', update: properties, 'x-absent': true },
    { target: "$.ui['ui:order']", description: 'They are measured.', update: names, 'x-absent': true },
  ]
  const refused = await page.evaluate(
    async ([section, sent]) => {
      const session: unknown = JSON.parse(localStorage.getItem('regalia.session') ?? '{}')
      const token = typeof session === 'object' && session !== null && 'token' in session ? String(session.token) : ''
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const read = await fetch(`/api/admin/forms/form?document=${encodeURIComponent(section)}`, { headers })
      const { data }: { readonly data: { readonly publication: number } } = await read.json()
      const body = JSON.stringify({ document: section, revision: 0, publication: data.publication, actions: sent })
      const saved = await fetch('/api/admin/forms/draft', { method: 'POST', headers, body })
      return saved.ok ? undefined : await saved.text()
    },
    [document, actions] as const,
  )
  if (refused !== undefined) throw new Error(`The draft was refused: ${refused}`)
}
