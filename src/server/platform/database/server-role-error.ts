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

/** There is no role to give rights to, and the owner of the database may not create one. */
export class MissingRoleError extends StartError {
  override readonly name = 'MissingRoleError'

  constructor() {
    super(
      `The owner of the database may not create the role ${serverRole}. ` +
        `As an administrator of the database server run: create role ${serverRole}; ` +
        'Then start again, with DATABASE_URL alone.',
    )
  }
}
