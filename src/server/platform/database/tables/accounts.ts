import type { Generated } from 'kysely'

/** What an account is registered with. */
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
}

export interface SessionsTable {
  readonly tenant: string
  readonly token_hash: string
  readonly user_id: string
  readonly device: string
  readonly created_at: Date
  readonly last_seen_at: Date
  readonly expires_at: Date
  /** What its user knows it by. */
  readonly id: Generated<string>
  /** The administrator who acts as the user in it. */
  readonly acted_by: Generated<string | null>
}

export interface KnownDevicesTable {
  readonly tenant: string
  readonly user_id: string
  readonly device: string
  readonly first_seen_at: Date
}

/** Devices that a user signed in from, by the secret that each keeps. */
export interface DeviceTokensTable {
  readonly tenant: string
  readonly user_id: string
  readonly token_hash: string
  readonly used_at: Date
}

export interface ChallengesTable {
  readonly tenant: string
  readonly id_hash: string
  /** The signed-in user that it was sent to; null before there is an account. */
  readonly user_id: string | null
  /** The registration that it proves. */
  readonly registration_id: string | null
  readonly purpose: 'registration' | 'session'
  /** Of the e-mail that it is for, whether or not there is an account with it. */
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
 * What somebody registered who has yet to prove that the e-mail is theirs. Any number may wait for one e-mail, of an
 * account's too; the first that is proved becomes the account, if there is none.
 */
export interface RegistrationsTable extends RegisteredColumns {
  /** Of the code of the link that was last sent. */
  readonly link_hash: string | null
  readonly created_at: Date
}

export interface LinksTable {
  readonly tenant: string
  readonly token_hash: string
  readonly user_id: string
  readonly purpose: 'password-reset'
  readonly expires_at: Date
  readonly used_at: Date | null
}

export interface LimitsTable {
  readonly tenant: string
  readonly key: string
  readonly count: number
  readonly resets_at: Date
}
