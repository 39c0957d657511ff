import { median } from '../bench-row.ts'
import type { BenchRow } from '../bench-row.ts'
import type { Variant } from './variants.ts'

/** Every figure of every variant, one per round. */
export class Figures {
  readonly #lists = new Map<string, number[]>()

  add(variant: Variant, measure: string, ...figures: readonly number[]): void {
    const key = `${variant} ${measure}`
    this.#lists.set(key, [...(this.#lists.get(key) ?? []), ...figures])
  }

  /** The median. */
  of(variant: Variant, measure: string): number {
    return median(this.#all(variant, measure))
  }

  worst(variant: Variant, measure: string): number {
    return Math.max(...this.#all(variant, measure))
  }

  /** A row for each variant. */
  each(measure: string, label: string, unit: string, variants: readonly Variant[]): readonly BenchRow[] {
    return variants.map((variant) => ({ label: `${label}, ${variant}`, value: this.of(variant, measure), unit }))
  }

  /** One variant relative to another, with its target. */
  against(measure: string, label: string, [own, other]: readonly [Variant, Variant], atMost: number): BenchRow {
    const value = this.of(own, measure) / this.of(other, measure)
    return { label: `  ${label}, ${own} to ${other}`, value, unit: '×', target: `≤ ${atMost}`, met: value <= atMost }
  }

  #all(variant: Variant, measure: string): readonly number[] {
    return this.#lists.get(`${variant} ${measure}`) ?? []
  }
}
