import type {
  RegisterFact,
  RegisterFilter,
  RegisterPlace,
  RegisterState,
  RegisterStatistic,
} from '../../generated/closed-names.ts'
import type { PageBase, PlacedItem } from './page-base.ts'

/** The public register: nothing about a member leaves the server unless it is named here. */
export interface RegisterPage extends PageBase {
  readonly kind: 'register'
  /** Members in these states are in it. */
  readonly states: readonly RegisterState[]
  /** Whether search engines may index it. */
  readonly indexed?: true
  readonly fields: readonly PublicField[]
  readonly filters: readonly PublicFilter[]
  readonly statistics: readonly PublicStatistic[]
  readonly empty: string
}

/** What the public sees of a member. */
export interface PublicField extends PlacedItem {
  readonly title: string
  readonly shows: RegisterFact
  readonly on: RegisterPlace
  /** A yes-or-no field of the main record, by which each member decides; without it, it is public of everybody. */
  readonly consent?: string
}

export interface PublicFilter extends PlacedItem {
  readonly title: string
  readonly by: RegisterFilter
}

export interface PublicStatistic extends PlacedItem {
  readonly title: string
  readonly counts: RegisterStatistic
}
