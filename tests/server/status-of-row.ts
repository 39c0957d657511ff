import type { AccessRow } from './access-table.ts'
import type { TestClient } from './test-client.ts'

/** Values of a path's parameters. */
const parameters: Readonly<Record<string, string>> = {
  ':id': '00000000-0000-4000-8000-000000000000',
  ':name': 'genders',
  ':section': 'bio',
  ':case': 'LIC-2026-00001',
  ':review': 'check',
  ':transition': 'submit',
  ':type': 'FIRM',
  ':number': 'LIC-2026-00001',
  ':toCategory': 'FELLOW',
}

/** What a row of the access table sends. */
export type SentRow = Pick<AccessRow, 'query' | 'body'>

/** The status that a client gets for a call of the access table. */
export async function statusOfRow(client: TestClient, call: string, { query = '', body = {} }: SentRow) {
  const [method = '', path = ''] = call.split(' ')
  const url = `${path}${query}`.replaceAll(/:\w+/g, (name) => parameters[name] ?? name)
  const payload = method === 'POST' ? { payload: JSON.stringify(body) } : {}
  const headers: Record<string, string> = method === 'POST' ? { 'content-type': 'application/json' } : {}
  const request = method === 'POST' || method === 'GET' ? method : 'DELETE'
  return (await client.send({ method: request, ...payload }, url, { headers })).status
}
