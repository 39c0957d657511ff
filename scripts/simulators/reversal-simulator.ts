import { randomBytes } from 'node:crypto'
import { sendCallback } from './send-callback.ts'
import type { Push } from './send-callback.ts'

/** Who may give money back at the simulator, as `MPESA_INITIATORS` has it. */
export const simulatorInitiator = {
  name: 'sample-initiator',
  credential: Buffer.alloc(256, 'sample-credential').toString('base64'),
}

/** A request to give money back as the provider keeps it. */
export interface SimulatedReversal {
  readonly originator: string
  readonly conversation: string
  readonly receipt: string
  /** What was asked for, in whole shillings. */
  readonly amount: number
  readonly results: string
  readonly code: string
}

/** What becomes of a request, by the last two digits of the phone that paid; all others are given back. */
const courses: Readonly<Record<string, { readonly code?: string; readonly result?: 'lost' | 'twice' | 'forged' }>> = {
  '80': { code: '1' },
  '81': { code: 'R000001' },
  '82': { result: 'lost' },
  '83': { result: 'twice' },
  '84': { code: '1', result: 'forged' },
}

/** A result as the provider sends it. */
export const resultBody = (
  { originator, conversation }: Pick<SimulatedReversal, 'originator' | 'conversation'>,
  code: string,
  status?: string,
) => ({
  Result: {
    ResultType: 0,
    ResultCode: /^\d+$/.test(code) ? Number(code) : code,
    ResultDesc: code === '0' ? 'The service request is processed successfully.' : 'The request was not processed.',
    OriginatorConversationID: originator,
    ConversationID: conversation,
    TransactionID: 'SIMULATED0',
    ...(status !== undefined && {
      ResultParameters: { ResultParameter: [{ Key: 'TransactionStatus', Value: status }] },
    }),
  },
})

/** The part of the provider that gives money back, and answers questions about it. */
export function reversalSimulator(pushes: readonly Push[], later: (work: () => void) => void) {
  const reversals: SimulatedReversal[] = []
  const names = () => ({
    originator: `${randomBytes(4).toString('hex')}-1`,
    conversation: `AG_${randomBytes(10).toString('hex')}`,
  })
  const isGivenBack = (receipt: string) => reversals.some((one) => one.receipt === receipt && one.code !== '1')

  function reverse(body: Record<string, unknown>): object | undefined {
    const receipt = String(body['TransactionID'])
    const push = pushes.find((one) => one.receipt === receipt && one.code === '0')
    if (push === undefined) return undefined
    const { code = '0', result } = courses[push.phone.slice(-2)] ?? {}
    const ended = isGivenBack(receipt) ? 'R000001' : code
    const [amount, results] = [Number(body['Amount']), String(body['ResultURL'])]
    const reversal = { ...names(), receipt, amount, results, code: ended }
    reversals.unshift(reversal)
    later(() => void sendResults(reversal, result))
    return taken(reversal)
  }

  async function sendResults(reversal: SimulatedReversal, result?: 'lost' | 'twice' | 'forged'): Promise<void> {
    if (result === 'lost') return
    if (result === 'forged') {
      await sendCallback(reversal.results.replace(/[^/]+$/, 'forged'), resultBody(reversal, '0'))
      await sendCallback(reversal.results, resultBody(reversal, '0', 'Completed'))
    }
    await sendCallback(reversal.results, resultBody(reversal, reversal.code))
    if (result === 'twice') await sendCallback(reversal.results, resultBody(reversal, reversal.code))
  }

  function status(body: Record<string, unknown>): object {
    const question = names()
    later(() => void sendCallback(String(body['ResultURL']), resultBody(question, '0', statusOf(body))))
    return taken(question)
  }

  function statusOf({ OriginalConversationID: originator, TransactionID: receipt }: Record<string, unknown>): string {
    const found = reversals.find((one) => one.originator === originator)
    if (found !== undefined) return found.code === '0' ? 'Completed' : 'Failed'
    return isGivenBack(String(receipt)) ? 'Reversed' : 'Completed'
  }

  return {
    reversals,
    /** The answer to a request; undefined where it is about neither, or not from the initiator. */
    answer(path: string, body: Record<string, unknown>): object | undefined {
      const { name, credential } = simulatorInitiator
      if (body['Initiator'] !== name || body['SecurityCredential'] !== credential) return undefined
      if (path === '/mpesa/reversal/v1/request' && body['RecieverIdentifierType'] === '11') return reverse(body)
      return path === '/mpesa/transactionstatus/v1/query' ? status(body) : undefined
    },
  }
}

const taken = ({ originator, conversation }: Pick<SimulatedReversal, 'originator' | 'conversation'>) => ({
  OriginatorConversationID: originator,
  ConversationID: conversation,
  ResponseCode: '0',
  ResponseDescription: 'Accept the service request successfully.',
})
