import type { ReactNode } from 'react'
import type { FieldIssue } from '../../engine/document/issue.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import type { WidgetDefinition } from '../store/widget-props.ts'
import { Description } from './Description.tsx'

export interface FieldFrameProps {
  readonly id: string
  readonly label: string
  readonly hideLabel: boolean
  readonly required: boolean
  readonly frame: WidgetDefinition['frame']
  readonly description: string | undefined
  readonly help: string | undefined
  readonly warning?: string | undefined
  readonly issues: readonly FieldIssue[]
  readonly options: JsonObject
  readonly children: ReactNode
}

/** The parts around a control: its label and explanation above, its issues below. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, frame, description, help, warning, issues, options, children } = props
  if (frame === 'none') return children
  const isGroup = frame === 'group'
  return (
    <div
      className={frameClass(options, issues.length > 0)}
      style={{ gridColumn: columnSpan(options['columns']) }}
      data-field={id}
      {...(isGroup && { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': describedBy(props) })}
    >
      {frame !== 'bare' && <FieldLabel {...props} />}
      <Description id={`${id}-description`} text={description} options={options} />
      {children}
      {help !== undefined && (
        <p className="rg-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {warning !== undefined && (
        <output className="rg-warning" id={`${id}-warning`}>
          {warning}
        </output>
      )}
      {issues.length > 0 && (
        <p className="rg-error" id={`${id}-error`}>
          {issues.map(({ keyword, message }) => (
            <span key={`${keyword} ${message}`}>{message}</span>
          ))}
        </p>
      )}
    </div>
  )
}

function FieldLabel({ id, label, hideLabel, required, frame }: FieldFrameProps) {
  const className = hideLabel ? 'rg-unseen' : 'rg-label'
  const text = (
    <>
      {label}
      {required && (
        <span className="rg-required" aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  )
  if (frame === 'group') {
    return (
      <span className={className} id={`${id}-label`}>
        {text}
      </span>
    )
  }
  return (
    <label className={className} id={`${id}-label`} htmlFor={id}>
      {text}
    </label>
  )
}

/** Ids of a field's explanation and issues, for `aria-describedby`. */
export function describedBy({
  id,
  description,
  help,
  warning,
  issues,
}: Pick<FieldFrameProps, 'id' | 'description' | 'help' | 'warning' | 'issues'>): string | undefined {
  const ids = [
    issues.length > 0 ? `${id}-error` : undefined,
    description === undefined ? undefined : `${id}-description`,
    help === undefined ? undefined : `${id}-help`,
    warning === undefined ? undefined : `${id}-warning`,
  ].filter((part) => part !== undefined)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** How many of twelve columns a field takes; all of them by default. */
export function columnSpan(columns: JsonValue | undefined): string | undefined {
  return typeof columns === 'number' && columns >= 1 && columns < 12 ? `span ${Math.round(columns)}` : undefined
}

function frameClass({ classNames }: JsonObject, isWrong: boolean): string {
  const base = isWrong ? 'rg-field rg-field-wrong' : 'rg-field'
  return typeof classNames === 'string' ? `${base} ${classNames}` : base
}
