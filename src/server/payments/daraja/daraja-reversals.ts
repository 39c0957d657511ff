import { centsInUnit } from '../../../engine/cases/values/charge-amount.ts'
import type { DarajaInitiator } from '../../platform/initiators.ts'
import type { AskedCheck, AskedReversal, ReversalProvider } from '../reversal-provider.ts'
import { darajaPost, isUnsent } from './daraja-post.ts'
import type { DarajaAccount } from './daraja-post.ts'
import { takenRequest } from './reversal-result.ts'

/** Kinds of parties, as the provider numbers them. */
const shortcodeParty = '4'
const reversalParty = '11'

/** Giving back money as Safaricom's Daraja API does it: a request, and questions, whose results come later. */
export function darajaReversals(account: DarajaAccount, { name, credential }: DarajaInitiator): ReversalProvider {
  const post = darajaPost(account)
  const { shortcode } = account.keys
  const signed = { Initiator: name, SecurityCredential: credential }
  const sentTo = (address: string) => ({ ResultURL: address, QueueTimeOutURL: address })
  return {
    reverse: async ({ receipt, amount, results }: AskedReversal) => {
      try {
        const { json, raw, status } = await post('/mpesa/reversal/v1/request', {
          ...signed,
          ...sentTo(results),
          CommandID: 'TransactionReversal',
          TransactionID: receipt,
          Amount: amount / centsInUnit,
          ReceiverParty: shortcode,
          // Spelt so by the provider.
          RecieverIdentifierType: reversalParty,
          Remarks: 'Given back',
          Occasion: receipt,
        })
        const taken = takenRequest(json, status)
        if (taken === undefined) return { message: { kind: 'unanswered' }, raw }
        if ('refused' in taken) return { message: { kind: 'rejected', code: taken.refused }, raw }
        return { message: { kind: 'accepted', ...taken }, raw }
      } catch (error) {
        return {
          message: isUnsent(error) ? { kind: 'rejected', code: 'unreachable' } : { kind: 'unanswered' },
          raw: '',
        }
      }
    },
    check: async ({ check, receipt, originator, results }: AskedCheck) => {
      const about = originator === undefined ? { TransactionID: receipt } : { OriginalConversationID: originator }
      const answer = await post('/mpesa/transactionstatus/v1/query', {
        ...signed,
        ...sentTo(results),
        ...about,
        CommandID: 'TransactionStatusQuery',
        PartyA: shortcode,
        IdentifierType: shortcodeParty,
        Remarks: 'Given back',
        Occasion: receipt,
      }).catch(() => undefined)
      const taken = answer && takenRequest(answer.json, answer.status)
      if (answer === undefined || taken === undefined || 'refused' in taken) return undefined
      return { message: { kind: 'checking', check, conversation: taken.conversation }, raw: answer.raw }
    },
  }
}
