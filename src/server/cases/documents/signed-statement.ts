import type { VerifiedDocument } from '../../../contract/verification.ts'
import { momentIn } from '../../../engine/format/moment-in.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { signToken } from '../../platform/secrets/sign-token.ts'
import { signingKey } from '../../platform/secrets/signing-keys.ts'
import type { CaseWorld } from '../case-place.ts'

/** What is signed of a document: what the public page shows of it and never changes. */
export type SignedFacts = Pick<
  VerifiedDocument,
  'title' | 'number' | 'code' | 'issuer' | 'holder' | 'issued' | 'until'
> & {
  readonly sha256: string
}

/**
 * The organisation's signed statement about an issued document: a verifiable credential as JSON Web Token, which
 * anybody can check with the published keys. Whether the document was revoked since is not in it.
 */
export async function signedStatement(
  tx: TenantTransaction,
  world: CaseWorld,
  facts: SignedFacts,
  issuedAt: Date,
): Promise<string> {
  return signToken(claimsOf(world, facts, issuedAt), await signingKey(tx, world.now))
}

function claimsOf({ tenant, origin }: CaseWorld, facts: SignedFacts, issuedAt: Date): JsonObject {
  const { title, number, code, issuer, holder, issued, until, sha256 } = facts
  return {
    iss: origin,
    sub: holder.name,
    jti: code,
    iat: inSeconds(issuedAt),
    nbf: inSeconds(issuedAt),
    ...(until !== null && { exp: endOfDay(tenant.declaration.timeZone, until) }),
    vc: {
      '@context': ['https://www.w3.org/2018/credentials/v1'],
      type: ['VerifiableCredential', 'IssuedDocument'],
      credentialSubject: {
        name: holder.name,
        ...(holder.memberNo !== null && { memberNo: holder.memberNo }),
        ...(holder.category !== null && { category: holder.category }),
        document: { title, number, issuer, issued, ...(until !== null && { until }), sha256 },
      },
    },
  }
}

const inSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/** When the last day on which a document holds is over, in the organisation's time. */
function endOfDay(timeZone: string, day: string): number {
  const offset = momentIn(timeZone, new Date(`${day}T12:00:00Z`)).slice(19)
  return inSeconds(new Date(`${day}T23:59:59${offset}`)) + 1
}
