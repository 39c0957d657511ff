import type { ComponentType } from 'react'

/** A component whose code is in a file of its own; `Part` draws it. */
export interface Loadable<Props> {
  /** Undefined until it is loaded. */
  readonly Code: ComponentType<Props> | undefined
  /** Loads its code once; after a failure, the next call tries again. */
  readonly load: () => Promise<void>
}

/** A component that is in the file of the form itself, or in one of its own. */
export type PartOf<Props> = ComponentType<Props> | Loadable<Props>

/** A component that is loaded when a form needs it: `loadable(async () => (await import('./It.tsx')).It)`. */
export function loadable<Props>(fetchCode: () => Promise<ComponentType<Props>>): Loadable<Props> {
  let code: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const load = async () => {
    try {
      code = await fetchCode()
    } finally {
      loading = undefined
    }
  }
  return {
    get Code() {
      return code
    },
    load: () => (loading ??= load()),
  }
}

export const isLoadable = <Props>(part: PartOf<Props>): part is Loadable<Props> => 'load' in part
