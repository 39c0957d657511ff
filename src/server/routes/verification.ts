import { setTimeout } from 'node:timers/promises'
import { caseScanCalls } from '../../contract/case-scans.ts'
import { verificationCalls } from '../../contract/verification.ts'
import type { VerifiedDocument } from '../../contract/verification.ts'
import { readDocumentCode } from '../../engine/format/document-code.ts'
import { countAttempt, requireAttemptsLeft, verificationsFromAddress } from '../accounts/limits.ts'
import { scannedCase } from '../cases/scanned-case.ts'
import { verifyDocument } from '../cases/documents/verify-document.ts'
import { implement } from '../http/implement.ts'
import { Refusal } from '../platform/refusal.ts'

/**
 * How long every answer takes at least; milliseconds. A document that exists takes more statements than one that does
 * not, and nobody shall tell them apart by that.
 */
const answerMilliseconds = 200

/** What anybody may ask about issued documents, and what staff may who are shown one. */
export const verificationRoutes = [
  implement(verificationCalls.verifyDocument, async ({ tenant, param, raw }, services) => {
    const { database, now, origins, staff } = services
    const enough = setTimeout(answerMilliseconds)
    const code = readDocumentCode(param('code'))
    const verified = await database.inTenant(tenant.id, async (tx): Promise<VerifiedDocument | undefined> => {
      await requireAttemptsLeft(tx, verificationsFromAddress, raw.ip, now())
      const world = { tenant, origin: origins.of(tenant), staff, now: now() }
      const found = code === undefined ? undefined : await verifyDocument(tx, world, code)
      if (found === undefined) await countAttempt(tx, verificationsFromAddress, raw.ip, now())
      return found
    })
    await enough
    if (verified === undefined) throw new Refusal('document-not-found')
    return verified
  }),
  implement(caseScanCalls.scannedCase, ({ tenant, session, param }, { database, now, origins, staff }) => {
    const code = readDocumentCode(param('code'))
    if (code === undefined) throw new Refusal('not-found')
    const world = { tenant, origin: origins.of(tenant), staff, now: now() }
    return database.inTenant(tenant.id, (tx) => scannedCase(tx, world, session, code))
  }),
]
