import { useCallback } from 'react'
import type { FocusEvent, FormEvent, ReactNode } from 'react'

export interface FormElementProps {
  /** The form element's id, for buttons that submit it. */
  readonly id: string
  readonly isBusy: boolean
  readonly onSubmit: (event: FormEvent) => void
  /** Called with the element around the controls. */
  readonly ref: (around: HTMLElement | null) => void
  readonly children: ReactNode
}

/**
 * A form element beside its controls, which refer to it, and not around them. At each event React reads a property of
 * every element around the target, and a form element first collects the names of all its controls to answer: with 500
 * fields this would cost as much as everything else that a keystroke does.
 */
export function FormElement({ id, isBusy, onSubmit, ref, children }: FormElementProps) {
  const place = useCallback(
    (around: HTMLElement | null) => {
      ref(around)
      if (around) joinAll(around, id)
    },
    [id, ref],
  )
  return (
    <div
      className="rg-form"
      ref={place}
      aria-busy={isBusy || undefined}
      onFocus={({ target, currentTarget }: FocusEvent) => {
        join(target, id)
        joinAll(currentTarget, id)
      }}
    >
      <form id={id} noValidate onSubmit={onSubmit} />
      {children}
    </div>
  )
}

/** Associates a control with the form, so that Enter submits it as in any form. */
function join(control: Element, form: string): void {
  if (control.matches(unjoined)) control.setAttribute('form', form)
}

/**
 * Controls added later are associated, all at once, when one of them gets the focus: arrow keys go through radio
 * buttons of one name only if they belong to the same form.
 */
function joinAll(around: Element, form: string): void {
  for (const control of around.querySelectorAll(unjoined)) control.setAttribute('form', form)
}

const unjoined = ':is(input, select, textarea):not([form])'
