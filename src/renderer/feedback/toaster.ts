export type ToastKind = 'error' | 'warning' | 'info' | 'success'

export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly message: string
  /** Milliseconds until it closes, unless the pointer is on it. */
  readonly duration: number
}

/** How long a toast stays, in milliseconds. */
export const toastDuration = 5000

/** The visible toasts; created once for the page, so that code outside React can show one. */
export interface Toaster {
  readonly show: (kind: ToastKind, message: string, duration?: number) => void
  readonly dismiss: (id: number) => void
  readonly toasts: () => readonly Toast[]
  /** Calls back after each change; returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A toaster without toasts. The same message of the same kind is not shown twice at once. */
export function createToaster(): Toaster {
  const listeners = new Set<() => void>()
  let toasts: readonly Toast[] = []
  let nextId = 1
  const change = (changed: readonly Toast[]) => {
    toasts = changed
    for (const listener of listeners) listener()
  }
  return {
    show(kind, message, duration = toastDuration) {
      const others = toasts.filter((toast) => toast.kind !== kind || toast.message !== message)
      change([...others, { id: nextId, kind, message, duration }])
      nextId += 1
    },
    dismiss: (id) => change(toasts.filter((toast) => toast.id !== id)),
    toasts: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
