import { findUserByEmail } from '../../src/server/accounts/users.ts'
import { saveMembers } from '../../src/server/members/members.ts'
import type { NewMember } from '../../src/server/members/members.ts'
import { samplePassword } from '../../src/server/start/sample-data/sample-accounts.ts'
import { sampleMembers } from '../../src/server/start/sample-data/sample-members.ts'
import type { SampleMember } from '../../src/server/start/sample-data/sample-members.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { encodeText } from '../../src/engine/format/base64-text.ts'
import { textAt } from './answers.ts'
import type { TestServer } from './start-test-server.ts'
import type { TestClient } from './test-client.ts'

/** A member of the sample register by number. */
export function sampleMember(number: string): SampleMember {
  const member = sampleMembers.find(({ member_no }) => member_no === number)
  if (!member) throw new Error(`No sample member ${number}.`)
  return member
}

/** A member's request for an account. */
export const claimOf = (member: SampleMember, changes: JsonObject = {}): JsonObject => ({
  memberNo: member.member_no,
  names: `${member.first_name} ${member.last_name}`,
  IdentificationDocumentNo: member.id_number,
  phoneNo: member.phone,
  eMailAddress: member.email,
  ...changes,
})

export const searchPath = (number: string): string =>
  `profile/search/member?MemberNo=${encodeURIComponent(encodeText(number))}`

/** A client signed in with a sample account. */
export async function signedInAs(server: TestServer, name: string, tenant = 'demo'): Promise<TestClient> {
  const client = server.client(tenant)
  const answer = await client.post('auth/login', { email: `${name}@sample.example`, password: samplePassword })
  client.token = textAt(answer, '/data/token')
  return client
}

/** The id of the account with an e-mail address. */
export async function idOf({ services }: TestServer, email: string, tenant = 'demo'): Promise<string> {
  const user = await services.database.inTenant(tenant, (tx) => findUserByEmail(tx, email))
  if (!user) throw new Error(`Nobody is ${email}.`)
  return user.id
}

let added = 0
/** Adds an active member to an organisation's register, or changes the one with that number. */
export async function putMember(
  { services }: TestServer,
  tenant = 'demo',
  changes: Partial<NewMember> = {},
): Promise<NewMember> {
  added += 1
  const { kind: _kind, ...like } = sampleMember('M1001')
  const member: NewMember = {
    ...like,
    member_no: `T${added}`,
    email: `referee.${added}@sample.example`,
    id_number: `T-${added}`,
    category: 'ANY',
    ...changes,
  }
  await services.database.inTenant(tenant, (tx) => saveMembers(tx, [member]))
  return member
}
