import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Said } from '../../../contract/answer.ts'
import { calls } from '../../../contract/calls.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import {
  countAttempt,
  forgetAttempts,
  linksUsedFromAddress,
  passwordsOfUser,
  resetsFromAddress,
  resetsOfAccount,
  signInOfAccount,
} from '../../accounts/limits.ts'
import { forgetDevices } from '../../accounts/device-tokens.ts'
import { createLink, useLink } from '../../accounts/links.ts'
import { hashNewPassword } from '../../accounts/new-password.ts'
import { endSessions } from '../../accounts/sessions.ts'
import { normaliseEmail, updateUser } from '../../accounts/users.ts'
import { checkBody } from '../../platform/forms/check-body.ts'
import { composeEmail } from '../../messages/compose-email.ts'
import { queueForAccount } from '../../messages/outbox.ts'
import { notify } from '../../notifications/notifications.ts'
import { sessionOf } from '../../http/session.ts'
import { tenantOf } from '../../http/tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { apiPath } from '../api-path.ts'

/** auth/password-reset, auth/password and auth/set-password. */
export const passwordResource = fastifyPlugin(
  async (app: FastifyInstance, services: Services) => {
    app.post(apiPath(calls.passwordReset.path), (request) => requestReset(services, request))
    app.post(apiPath(calls.password.path), (request) => resetPassword(services, request))
    app.post(apiPath(calls.setPassword.path), { config: { session: 'required' } }, (request) =>
      changePassword(services, request),
    )
  },
  { name: 'password', dependencies: ['tenant', 'errors', 'session'] },
)

/**
 * Says the same whether or not there is such an account, after the same work: the same statements, whose conditions on the
 * account the database tests; the e-mail is sent from the queue, after the answer.
 */
async function requestReset({ database, origins, now }: Services, request: FastifyRequest): Promise<{ data: Said }> {
  const tenant = tenantOf(request)
  const email = normaliseEmail(checkBody(tenant, 'forms/forgot-password', request, now()).text('email'))
  await database.inTenant(tenant.id, async (tx) => {
    await countAttempt(tx, resetsFromAddress, request.ip, now())
    await countAttempt(tx, resetsOfAccount, email, now())
    const link = `${origins.of(tenant)}/password/${await createLink(tx, { email }, 'password-reset', now())}`
    const message = await composeEmail(tx, tenant, { recipient: email, kind: 'password-reset', link })
    await queueForAccount(tx, { email }, message, now())
  })
  return {
    data: { message: 'If there is an account with this e-mail, a link to set a new password is on its way to it' },
  }
}

/** By the link that was sent. Who holds it holds the e-mail: the account is active from then on. */
async function resetPassword({ database, passwords, now }: Services, request: FastifyRequest): Promise<{ data: Said }> {
  const tenant = tenantOf(request)
  const answers = checkBody(tenant, 'forms/set-password', request, now())
  const token = isJsonObject(request.body) && typeof request.body.token === 'string' ? request.body.token : ''
  await database.inTenant(tenant.id, (tx) => countAttempt(tx, linksUsedFromAddress, request.ip, now()))
  const password_hash = await hashNewPassword(passwords, answers.text('password'))
  await database.inTenant(tenant.id, async (tx) => {
    const userId = await useLink(tx, token, 'password-reset', now())
    if (userId === undefined) throw new Refusal('link-over')
    const user = await updateUser(tx, userId, { password_hash, verified_at: now() })
    await endSessions(tx, user.id)
    await forgetDevices(tx, user.id)
    await notify(tx, user.id, 'password-changed', {}, now())
    await forgetAttempts(tx, signInOfAccount, user.email)
  })
  return { data: { message: 'Your new password is set. You can sign in with it now' } }
}

/** Of the signed-in user; every other session of the user ends. */
async function changePassword(
  { database, passwords, now }: Services,
  request: FastifyRequest,
): Promise<{ data: Said }> {
  const tenant = tenantOf(request)
  const { user, tokenHash } = sessionOf(request)
  const answers = checkBody(tenant, 'forms/password-change', request, now())
  await database.inTenant(tenant.id, (tx) => countAttempt(tx, passwordsOfUser, user.id, now()))
  if (!(await passwords.verify(user.password_hash, answers.text('currentPassword')))) {
    throw new Refusal('wrong-password', {
      errors: [{ pointer: '/currentPassword', message: 'The current password is wrong' }],
    })
  }
  const password_hash = await hashNewPassword(passwords, answers.text('password'))
  await database.inTenant(tenant.id, async (tx) => {
    await updateUser(tx, user.id, { password_hash })
    await endSessions(tx, user.id, tokenHash)
    await notify(tx, user.id, 'password-changed', {}, now())
    await forgetAttempts(tx, passwordsOfUser, user.id)
  })
  return { data: { message: 'Password Changed Successful' } }
}
