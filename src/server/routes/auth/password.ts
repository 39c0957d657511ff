import { authCalls } from '../../../contract/auth.ts'
import { requireInPerson } from '../../accounts/acting.ts'
import { forgetDevices } from '../../accounts/device-tokens.ts'
import {
  countAttempt,
  forgetAttempts,
  linksOpenedFromAddress,
  linksUsedFromAddress,
  passwordsOfUser,
  resetsFromAddress,
  resetsOfAccount,
  signInOfAccount,
  takeBackAttempt,
} from '../../accounts/limits.ts'
import { createLink, isLinkOpen, useLink } from '../../accounts/links.ts'
import { hashNewPassword } from '../../accounts/new-password.ts'
import { endSessions } from '../../accounts/sessions.ts'
import { normaliseEmail, updateUser } from '../../accounts/users.ts'
import { implement } from '../../http/implement.ts'
import { composeEmail } from '../../messages/compose-email.ts'
import { queueForAccount } from '../../messages/outbox.ts'
import { notify } from '../../notifications/notifications.ts'
import { Refusal } from '../../platform/refusal.ts'

/**
 * Answers the same whether or not there is such an account, after the same work: the database tests for the account in
 * the same statements, and the e-mail is sent from the queue, after the response.
 */
const requestRoute = implement(authCalls.passwordReset, async ({ tenant, body, raw }, { database, origins, now }) => {
  const email = normaliseEmail(body.text('email'))
  await database.inTenant(tenant.id, async (tx) => {
    await countAttempt(tx, resetsFromAddress, raw.ip, now())
    await countAttempt(tx, resetsOfAccount, email, now())
    const link = `${origins.of(tenant)}/password/${await createLink(tx, { email }, 'password-reset', now())}`
    const message = await composeEmail(tx, tenant, { recipient: email, kind: 'password-reset', params: {}, link })
    await queueForAccount(tx, { email }, message, now())
  })
  return { message: { key: 'server.link-sent' } } as const
})

/** For the page of a link, before a password is chosen. It reveals nothing but whether the code works. */
const openRoute = implement(authCalls.passwordLink, async ({ tenant, body, raw }, { database, now }) => {
  await database.inTenant(tenant.id, (tx) => countAttempt(tx, linksOpenedFromAddress, raw.ip, now()))
  await database.inTenant(tenant.id, async (tx) => {
    if (!(await isLinkOpen(tx, body.token, now()))) throw new Refusal('link-over')
    await takeBackAttempt(tx, linksOpenedFromAddress, raw.ip)
  })
  return { works: true } as const
})

/** By the e-mailed link. It proves the mailbox, so the account is active from then on. */
const resetRoute = implement(authCalls.password, async ({ tenant, body, raw }, { database, passwords, now }) => {
  await database.inTenant(tenant.id, (tx) => countAttempt(tx, linksUsedFromAddress, raw.ip, now()))
  const password_hash = await hashNewPassword(passwords, body.text('password'))
  await database.inTenant(tenant.id, async (tx) => {
    const userId = await useLink(tx, body.text('token'), now())
    if (userId === undefined) throw new Refusal('link-over')
    const user = await updateUser(tx, userId, { password_hash, verified_at: now() })
    await endSessions(tx, user.id)
    await forgetDevices(tx, user.id)
    await notify(tx, user.id, { kind: 'password-changed', params: {} }, now())
    await forgetAttempts(tx, signInOfAccount, user.email)
  })
  return { message: { key: 'server.password-set' } } as const
})

/** Of the signed-in user; every other session of the user ends. */
const changeRoute = implement(authCalls.setPassword, async ({ tenant, session, body }, services) => {
  const { database, passwords, now } = services
  requireInPerson(session)
  const { user, tokenHash } = session
  await database.inTenant(tenant.id, (tx) => countAttempt(tx, passwordsOfUser, user.id, now()))
  if (!(await passwords.verify(user.password_hash, body.text('currentPassword')))) {
    throw new Refusal('wrong-password', {
      errors: [{ pointer: '/currentPassword', message: { key: 'server.wrong-password' } }],
    })
  }
  const password_hash = await hashNewPassword(passwords, body.text('password'))
  await database.inTenant(tenant.id, async (tx) => {
    await updateUser(tx, user.id, { password_hash })
    await endSessions(tx, user.id, tokenHash)
    await notify(tx, user.id, { kind: 'password-changed', params: {} }, now())
    await forgetAttempts(tx, passwordsOfUser, user.id)
  })
  return { message: { key: 'server.password-changed' } } as const
})

/** Passwords: forgotten, set anew, changed. */
export const passwordRoutes = [requestRoute, openRoute, resetRoute, changeRoute]
