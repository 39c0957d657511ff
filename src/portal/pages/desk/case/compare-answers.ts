import type { ReadAnswer } from '../../../cases/use-read-parts.ts'

/** A field of a record, as it was submitted and as it is now. */
export interface ComparedAnswer {
  readonly key: string
  readonly title: string
  readonly before: ReadAnswer | undefined
  readonly now: ReadAnswer | undefined
  readonly isChanged: boolean
}

/** Two readings of a record field by field, in the order of the first, without fields that have no answer in either. */
export function compareAnswers(
  before: readonly ReadAnswer[] | undefined,
  now: readonly ReadAnswer[] | undefined,
): readonly ComparedAnswer[] {
  const keys = new Set([...(before ?? []), ...(now ?? [])].map(({ key }) => key))
  return [...keys].flatMap((key) => {
    const [was, is] = [before?.find((one) => one.key === key), now?.find((one) => one.key === key)]
    if ((was?.text ?? '') === '' && (is?.text ?? '') === '') return []
    const isChanged = before !== undefined && now !== undefined && !isSame(was, is)
    return [{ key, title: is?.title ?? was?.title ?? '', before: was, now: is, isChanged }]
  })
}

const isSame = (was: ReadAnswer | undefined, is: ReadAnswer | undefined): boolean =>
  (was?.text ?? '') === (is?.text ?? '') && was?.file?.id === is?.file?.id
