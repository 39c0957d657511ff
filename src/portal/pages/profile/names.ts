import type { ApprovedNames } from '../../../contract/profile.ts'

export type Names = ApprovedNames

/** The names in a profile or in the form's answers; empty where one is missing. */
export function readNames(source: Readonly<Record<string, unknown>>): Names {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    LastName: text(source['LastName']),
    FirstName: text(source['FirstName']),
    SecondName: text(source['SecondName']),
  }
}
