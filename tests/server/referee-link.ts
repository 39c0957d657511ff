import { decodeText } from '../../src/engine/format/base64-text.ts'
import type { TestServer } from './start-test-server.ts'
import { messagesTo } from './test-accounts.ts'

/** What the link that a referee gets by e-mail carries, decoded. */
export interface RefereeLink {
  readonly memberNo: string
  readonly code: string
}

/** The link in the newest message to an address that is due. */
export async function refereeLinkTo(server: TestServer, tenant: string, email: string): Promise<RefereeLink> {
  const messages = await messagesTo(server, tenant, email)
  const due = messages.find(({ created_at }) => created_at <= server.clock.now())
  const url = new URL(/http\S+\/profile\/response\?\S+/.exec(due?.body_text ?? '')?.[0] ?? 'none:')
  const read = (name: string) => decodeText(url.searchParams.get(name) ?? '') ?? ''
  return { memberNo: read('user'), code: read('code') }
}
