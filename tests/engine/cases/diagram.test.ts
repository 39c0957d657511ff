import { describe, expect, test } from 'vitest'
import { caseDiagram } from '../../../src/engine/cases/diagram/case-diagram.ts'
import { toMermaid } from '../../../src/engine/cases/diagram/mermaid.ts'
import { madeType } from './made-case.ts'

describe('the diagram of a case type', () => {
  test('has the start and the states in declared order, and an edge for each way between them [CASE-09]', () => {
    const { nodes, edges } = caseDiagram(madeType())
    expect(nodes.map(({ id }) => id)).toEqual(['start', 'open', 'verified', 'released', 'rejected'])
    expect(edges.map(({ id, from, to }) => `${id}: ${from} → ${to}`)).toEqual([
      'submit: start → open',
      'submit: rejected → open',
      'verify: open → verified',
      'release: verified → released',
      'reject: verified → rejected',
    ])
  })

  test('is written for Mermaid [CASE-09]', () => {
    expect(toMermaid(caseDiagram(madeType()))).toBe(`stateDiagram-v2
  state "open" as open
  state "Verified" as verified
  state "released" as released
  state "rejected" as rejected
  [*] --> open: submit
  rejected --> open: submit
  open --> verified: verify
  verified --> released: release
  verified --> rejected: reject
  released --> [*]
`)
  })
})
