import { reversalCalls } from '../../contract/reversal-calls.ts'
import { decideGivenBack, giveBack } from '../finance/give-back.ts'
import { implement } from '../http/implement.ts'
import { hearResult } from '../payments/reversals/hear-result.ts'
import { decidedIn } from './decision-calls.ts'

/** Payments that are given back, and what providers say about that (BIL-04, BIL-06). */
export const reversalRoutes = [
  implement(reversalCalls.giveBack, async (request, services) => {
    const { state } = await giveBack(services, request.tenant, decidedIn(request))
    return state === 'refused'
      ? ({ message: { key: 'server.finance.give-back-refused' } } as const)
      : ({ message: { key: 'server.finance.give-back' } } as const)
  }),
  implement(reversalCalls.givenBack, async (request, services) => {
    await decideGivenBack(services, request.tenant, decidedIn(request), 'given-back')
    return { message: { key: 'server.finance.given-back' } } as const
  }),
  implement(reversalCalls.notGivenBack, async (request, services) => {
    await decideGivenBack(services, request.tenant, decidedIn(request), 'not-given-back')
    return { message: { key: 'server.finance.not-given-back' } } as const
  }),
  implement(reversalCalls.reversalResult, async ({ tenant, param, body, reply }, services) => {
    await hearResult(services, tenant, { token: param('token'), body })
    return reply.send({ ResultCode: 0, ResultDesc: 'Accepted' })
  }),
]
