import type { Generated } from 'kysely'

/** The columns of a registration that become the account's. */
interface RegisteredColumns {
  readonly tenant: string
  readonly id: string
  /** Lower case. */
  readonly email: string
  readonly phone: string
  readonly id_number: string
  readonly password_hash: string
  readonly type: 'Individual' | 'Corporate'
  readonly category: string
}

export interface UsersTable extends RegisteredColumns {
  readonly is_admin: Generated<boolean>
  readonly is_super_admin: Generated<boolean>
  readonly is_approver: Generated<boolean>
  readonly email_reminders: Generated<boolean>
  readonly email_updates: Generated<boolean>
  readonly sms_reminders: Generated<boolean>
  readonly sms_updates: Generated<boolean>
  /** The profile that the user acts for. */
  readonly profile_id: string | null
  readonly verified_at: Date | null
  readonly created_at: Date
  /** When the account was deleted: its row stays where records of others name it, with nothing of the person. */
  readonly deleted_at: Generated<Date | null>
}

/** The roles that people of the organisation were given. One that tenant.json no longer declares counts for nothing. */
export interface AccountRolesTable {
  readonly tenant: string
  readonly user_id: string
  /** The id of a role in tenant.json. */
  readonly role: string
  /** The account that gave it; the id of zeros for the operator. */
  readonly granted_by: string
  readonly granted_at: Date
}

export interface SessionsTable {
  readonly tenant: string
  readonly token_hash: string
  readonly user_id: string
  readonly device: string
  readonly created_at: Date
  readonly last_seen_at: Date
  readonly expires_at: Date
  /** The id by which its user can end it. */
  readonly id: Generated<string>
  /** The administrator who acts as the user in this session. */
  readonly acted_by: Generated<string | null>
  /** The person who opened this firm's account from their own. */
  readonly opened_by: Generated<string | null>
}

/** Which person acts for which firm. Each has an account of its own. */
export interface FirmOwnersTable {
  readonly tenant: string
  readonly firm_id: string
  readonly owner_id: string
  readonly since: Date
}

export interface KnownDevicesTable {
  readonly tenant: string
  readonly user_id: string
  readonly device: string
  readonly first_seen_at: Date
}

/** Devices from which a user signed in, each by the hash of a secret that it stores. */
export interface DeviceTokensTable {
  readonly tenant: string
  readonly user_id: string
  readonly token_hash: string
  readonly used_at: Date
}

export interface ChallengesTable {
  readonly tenant: string
  readonly id_hash: string
  /** The signed-in user to whom it was sent; null before there is an account. */
  readonly user_id: string | null
  /** The registration that the code confirms. */
  readonly registration_id: string | null
  readonly purpose: 'registration' | 'session'
  /** The hash of its e-mail address, which may have no account. */
  readonly email_hash: string
  readonly code_hash: string
  readonly phone: string
  readonly tries: number
  readonly sends: number
  readonly sent_at: Date
  readonly expires_at: Date
  readonly used_at: Date | null
}

/**
 * A registration whose e-mail is not confirmed yet. Several may wait for one e-mail, even for that of an account. The
 * first that is confirmed becomes the account, if there is none.
 */
export interface RegistrationsTable extends RegisteredColumns {
  /** The hash of the code in the link that was sent last. */
  readonly link_hash: string | null
  readonly created_at: Date
}

export interface LinksTable {
  readonly tenant: string
  readonly token_hash: string
  readonly user_id: string
  /** Each leads to choosing a password: on request, or for the first time. */
  readonly purpose: 'password-reset' | 'invitation'
  readonly expires_at: Date
  readonly used_at: Date | null
}

export interface LimitsTable {
  readonly tenant: string
  readonly key: string
  readonly count: number
  readonly resets_at: Date
}
