import type { SeriesValue } from '../../../generated/case-declaration.ts'
import { valueReader } from '../../condition/named-values.ts'
import type { NamedValues } from '../../condition/named-values.ts'
import type { Draw } from '../model/outcome.ts'

const sequencePlace = /\{sequence(?::(\d))?\}/

/** The number to draw for a series value: the format with everything but the sequence replaced. */
export function drawFrom({ series, format, per = [] }: SeriesValue, values: NamedValues): Draw {
  const named = per.map((name) => [placeOf(name), textOf(name, values)] as const)
  const filled = [...named, ['year', textOf('year', values)] as const].reduce(
    (text, [place, value]) => text.replaceAll(`{${place}}`, value),
    format,
  )
  return { series, scope: named.map(([, value]) => value), format: filled }
}

/** The finished number, e.g. `LIC-2026-00042` for the 42nd of the format `LIC-2026-{sequence:5}`. */
export function formatSeries(format: string, sequence: number): string {
  return format.replace(sequencePlace, (_place, digits = '1') => String(sequence).padStart(Number(digits), '0'))
}

/** The placeholder for a fact in a format: the last part of its name. */
export const placeOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

/** The places of a format besides the sequence and the year that no fact of the series fills. */
export function unfilledPlaces({ format, per = [] }: SeriesValue): readonly string[] {
  const filled = new Set([...per.map(placeOf), 'year'])
  return [...format.replace(sequencePlace, '').matchAll(/\{([^}]*)\}/g)].flatMap(([, place = '']) =>
    filled.has(place) ? [] : [place],
  )
}

export const hasSequence = (format: string): boolean => sequencePlace.test(format)

function textOf(name: string, values: NamedValues): string {
  const value = valueReader(name === 'year' ? 'year.this' : name)(values)
  return value === undefined || value === null ? '' : String(value)
}
