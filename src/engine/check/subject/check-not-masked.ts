import type { Finding } from './finding.ts'

interface NumberedColumn {
  readonly id: string
  readonly masked?: true
}

/** A number by which rows are opened is in their addresses, so that its column hides nothing. */
export function checkNotMasked({ id, masked }: NumberedColumn, pointer: string): readonly Finding[] {
  if (masked !== true) return []
  return [
    {
      pointer: `${pointer}/masked`,
      message: `The column "${id}" is masked, but its number is in the address of what the row opens.`,
      mend: 'Remove "masked", or the column.',
    },
  ]
}
