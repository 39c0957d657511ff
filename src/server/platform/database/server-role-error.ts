import { StartError } from '../start-error.ts'
import { serverRole } from './migrations/create-tenant-table.ts'

/** The server has no role of its own on the database. */
export class ServerRoleError extends StartError {
  override readonly name = 'ServerRoleError'

  constructor(reason: string) {
    super(
      `${reason} As an administrator of the database server run: create role ${serverRole} login password '…'; ` +
        'and set DATABASE_SERVER_URL to the address of DATABASE_URL with that role and password. ' +
        `Any other role will do that owns nothing, once you run: grant ${serverRole} to <role>;`,
    )
  }
}
