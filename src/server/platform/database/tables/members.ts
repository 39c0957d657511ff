import type { Generated } from 'kysely'

/** The register of members. Most of them joined before there was a portal. */
export interface MembersTable {
  readonly tenant: string
  /** Upper case. */
  readonly member_no: string
  readonly first_name: string
  readonly second_name: string
  readonly last_name: string
  readonly id_number: string
  /** Lower case. */
  readonly email: string
  readonly phone: string
  readonly category: string
  readonly status: 'Active' | 'Inactive'
  /** A calendar date. */
  readonly registration_date: string
  /** A choice of the field `Gender` of a main record; empty where none is known. */
  readonly gender: Generated<string>
  /** By which the public refers to the member: random, so that nobody counts through the register. */
  readonly public_id: Generated<string>
  /** The version of the rules by which its words are in the tables of the search; 0: they are not. */
  readonly words_version: Generated<number>
  /** The member's account, once activated. */
  readonly user_id: string | null
}

/** Codes that were sent to members who want an account. */
export interface ActivationsTable {
  readonly tenant: string
  readonly email: string
  readonly member_no: string
  readonly code_hash: string
  readonly tries: number
  readonly expires_at: Date
}
