import { Type } from 'typebox'
import type { JsonObject } from '../engine/json/json.ts'
import { defineCall } from './define-call.ts'

export const documentCalls = {
  openApi: defineCall({
    method: 'GET',
    path: 'openapi.json',
    tag: 'Document',
    summary: 'This document',
    response: Type.Unsafe<JsonObject>({ type: 'object', required: ['openapi', 'info', 'paths'] }),
    media: 'application/json',
    cached: true,
  }),
}
