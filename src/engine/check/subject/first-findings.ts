import type { Finding } from './finding.ts'

/** The findings of the first step that has any, so that consequences of a mistake are not reported as well. */
export function firstFindings(steps: readonly (() => readonly Finding[])[]): readonly Finding[] {
  for (const step of steps) {
    const findings = step()
    if (findings.length > 0) return findings
  }
  return []
}
