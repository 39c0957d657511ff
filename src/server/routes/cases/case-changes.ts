import { caseCalls } from '../../../contract/case-calls.ts'
import { addComment } from '../../cases/comments.ts'
import { ownAnswersIn, correctionIn, storableIn } from '../../cases/sent-answers.ts'
import { implement } from '../../http/implement.ts'
import { isUuid } from '../../platform/database/is-uuid.ts'
import { Refusal } from '../../platform/refusal.ts'
import { changeCase, openNamedCase, revisionSeen, viewOfCase, worldOf } from './case-request.ts'

/** Everything that can be done with a case. */
export const caseChangeRoutes = [
  implement(caseCalls.saveCase, (request, services) =>
    changeCase(request, services, {
      what: 'save',
      actFor: (found) => ({
        by: found.actor,
        save: ownAnswersIn(found, request.body.answers),
        ...revisionSeen(request.body),
      }),
    }),
  ),
  implement(caseCalls.takeTransition, (request, services) => {
    const { body } = request
    const id = request.param('transition')
    return changeCase(request, services, {
      what: `do ${id}`,
      transition: id,
      actFor: (found, attempt) => ({
        by: found.actor,
        do: id,
        input: storableIn(found, found.place.type.transitions.get(id)?.asks, body.input ?? {}),
        ...(body.answers && { answers: ownAnswersIn(found, body.answers) }),
        ...(attempt && { attempt }),
        ...revisionSeen(body),
      }),
    })
  }),
  implement(caseCalls.askOwner, (request, services) => {
    const { text, pins } = request.body
    return changeCase(request, services, {
      what: 'ask',
      actFor: ({ actor }) => ({ by: actor, ask: { text, pins }, ...revisionSeen(request.body) }),
    })
  }),
  implement(caseCalls.answerQuestion, (request, services) =>
    changeCase(request, services, {
      what: 'answer',
      actFor: (found) => ({
        by: found.actor,
        answer: {
          ...(request.body.answers && { answers: correctionIn(found, request.body.answers) }),
          ...(request.body.words !== undefined && { words: request.body.words }),
        },
        ...revisionSeen(request.body),
      }),
    }),
  ),
  implement(caseCalls.withdrawQuestion, (request, services) =>
    changeCase(request, services, {
      what: 'withdraw',
      actFor: ({ actor }) => ({ by: actor, withdraw: true, ...revisionSeen(request.body) }),
    }),
  ),
  implement(caseCalls.giveOpinion, (request, services) => {
    const { says, input = {} } = request.body
    const review = request.param('review')
    return changeCase(request, services, {
      what: `review ${review}`,
      actFor: (found) => ({
        by: found.actor,
        review,
        says,
        input: storableIn(found, found.place.type.reviews.get(review)?.asks, input),
        ...revisionSeen(request.body),
      }),
    })
  }),
  implement(caseCalls.assignCase, (request, services) => {
    const { assignee } = request.body
    if (assignee !== null && !isUuid(assignee)) throw new Refusal('not-found')
    return changeCase(request, services, {
      what: 'assign',
      actFor: ({ actor }) => ({ by: actor, assign: assignee, ...revisionSeen(request.body) }),
    })
  }),
  implement(caseCalls.commentCase, (request, services) =>
    services.database.inTenant(request.tenant.id, async (tx) => {
      const world = worldOf(request, services)
      const { actor, kase, place } = await openNamedCase(tx, world, request)
      const { text, hidden = false } = request.body
      const comment = { caseId: place.id, authorId: actor.id, text, hidden: hidden && actor.id !== kase.owner }
      await addComment(tx, comment, world.now)
      return viewOfCase(tx, world, request, place.id)
    }),
  ),
]
