import { styled } from '@mui/material/styles'
import { useText } from '../texts/use-text.ts'
import type { PasswordRule } from './password-rules.ts'
import { visuallyHidden } from '../theme/visually-hidden.ts'

export interface PasswordChecklistProps {
  readonly id: string
  readonly rules: readonly PasswordRule[]
  readonly password: string
}

/** The rules for a new password; those that are met are ticked, also for screen readers. */
export function PasswordChecklist({ id, rules, password }: PasswordChecklistProps) {
  const text = useText()
  return (
    <List id={id} aria-label={text('renderer.password.rules')}>
      {rules.map((rule) => {
        const isMet = rule.pattern.test(password)
        return (
          <li key={rule.id} data-met={isMet || undefined}>
            <svg viewBox="0 0 16 16" aria-hidden>
              {isMet ? <path d="M3.5 8.5l3 3 6-7" /> : <circle cx="8" cy="8" r="2.5" />}
            </svg>
            {rule.text}
            <Hidden>{text(isMet ? 'renderer.password.met' : 'renderer.password.open')}</Hidden>
          </li>
        )
      })}
    </List>
  )
}

const List = styled('ul')(({ theme }) => {
  const palette = theme.vars?.palette ?? theme.palette
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
    gap: '2px 12px',
    margin: '8px 0 0',
    padding: 0,
    listStyle: 'none',
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    color: palette.text.secondary,
    '& li': { display: 'flex', alignItems: 'flex-start', gap: 6 },
    '& svg': {
      width: 16,
      height: 16,
      marginTop: 2,
      flexShrink: 0,
      fill: 'none',
      stroke: palette.control.border,
      strokeWidth: 2,
    },
    '& [data-met]': { color: palette.text.primary },
    '& [data-met] svg': { stroke: palette.primary.strong, strokeLinecap: 'round', strokeLinejoin: 'round' },
  }
})

const Hidden = styled('span')(visuallyHidden)
