import { reversalCalls } from '../../contract/reversal-calls.ts'
import { decideGivenBack, giveBack } from '../finance/give-back.ts'
import { implement } from '../http/implement.ts'
import { hearResult } from '../payments/reversals/hear-result.ts'

/** Payments that are given back, and what providers say about that (BIL-04, BIL-06). */
export const reversalRoutes = [
  implement(reversalCalls.giveBack, async ({ tenant, session, param, body }, services) => {
    const decided = { id: param('id'), reason: body.text('reason'), by: session.user.id }
    const { state } = await giveBack(services, tenant, decided)
    return state === 'refused'
      ? ({ message: { key: 'server.finance.give-back-refused' } } as const)
      : ({ message: { key: 'server.finance.give-back' } } as const)
  }),
  implement(reversalCalls.givenBack, async ({ tenant, session, param, body }, services) => {
    const decided = { id: param('id'), reason: body.text('reason'), by: session.user.id }
    await decideGivenBack(services, tenant, decided, 'given-back')
    return { message: { key: 'server.finance.given-back' } } as const
  }),
  implement(reversalCalls.notGivenBack, async ({ tenant, session, param, body }, services) => {
    const decided = { id: param('id'), reason: body.text('reason'), by: session.user.id }
    await decideGivenBack(services, tenant, decided, 'not-given-back')
    return { message: { key: 'server.finance.not-given-back' } } as const
  }),
  implement(reversalCalls.reversalResult, async ({ tenant, param, body, reply }, services) => {
    await hearResult(services, tenant, { token: param('token'), body })
    return reply.send({ ResultCode: 0, ResultDesc: 'Accepted' })
  }),
]
