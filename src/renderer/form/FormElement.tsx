import { useCallback } from 'react'
import type { FocusEvent, FormEvent, ReactNode } from 'react'

export interface FormElementProps {
  /** Of the form element, for buttons that submit it. */
  readonly id: string
  readonly isBusy: boolean
  readonly onSubmit: (event: FormEvent) => void
  /** Told of the element around the controls. */
  readonly ref: (around: HTMLElement | null) => void
  readonly children: ReactNode
}

/**
 * A form that stands beside its controls, which name it as theirs, and not around them. At each event React reads a property
 * of every element around the target, and a form answers that only after it has gathered the names of all its controls:
 * with 500 fields this would cost as much as everything else that a keystroke does.
 */
export function FormElement({ id, isBusy, onSubmit, ref, children }: FormElementProps) {
  const place = useCallback(
    (around: HTMLElement | null) => {
      ref(around)
      for (const control of around?.querySelectorAll('input, select, textarea') ?? []) join(control, id)
    },
    [id, ref],
  )
  return (
    <div
      className="rg-form"
      ref={place}
      aria-busy={isBusy || undefined}
      onFocus={({ target }: FocusEvent) => join(target, id)}
    >
      <form id={id} noValidate onSubmit={onSubmit} />
      {children}
    </div>
  )
}

/** Makes a control one of the form's, so that Enter submits it as in any form; one that came later joins when it is entered. */
function join(control: Element, form: string): void {
  if (!control.hasAttribute('form') && control.matches('input, select, textarea')) control.setAttribute('form', form)
}
