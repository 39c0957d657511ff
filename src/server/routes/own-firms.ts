import { ownFirmCalls } from '../../contract/own-firms.ts'
import { deleteFirm } from '../firms/delete-firm.ts'
import { openAccount } from '../firms/open-account.ts'
import { listOwnFirms } from '../firms/own-firms.ts'
import { implement } from '../http/implement.ts'
import { replaceSession } from './auth/replace-session.ts'
import { deviceOf } from './auth/device-of.ts'

/** The firms of a person: listed, opened and, before they are in the register, deleted (FIRM-01). */
export const ownFirmRoutes = [
  implement(ownFirmCalls.ownFirms, ({ tenant, session }, { database }) =>
    database.inTenant(tenant.id, (tx) => listOwnFirms(tx, tenant, session)),
  ),
  implement(ownFirmCalls.openAccount, ({ tenant, session, body, raw }, services) =>
    replaceSession(services, tenant, (tx) =>
      openAccount(tx, session, { tenant, id: body.id, device: deviceOf(raw) }, services.now()),
    ),
  ),
  implement(ownFirmCalls.deleteFirm, async ({ tenant, session, param }, { database, now }) => {
    await database.inTenant(tenant.id, (tx) => deleteFirm(tx, { tenant, session, id: param('id') }, now()))
    return { message: { key: 'server.firm-deleted' } } as const
  }),
]
