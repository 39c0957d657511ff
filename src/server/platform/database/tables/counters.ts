export interface CountersTable {
  readonly tenant: string
  readonly name: string
  readonly last: number
}
