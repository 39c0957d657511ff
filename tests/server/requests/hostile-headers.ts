type Header = readonly [name: string, value: string]

/** Values of the Host header besides the organisation's own. */
export const oddHosts: readonly (string | undefined)[] = [
  undefined,
  '',
  'localhost',
  'iek.localhost',
  'unknown.example',
  'localhost:80@evil.example',
  'demo.localhost.',
  'demo.localhost:99999',
  'DEMO.LOCALHOST',
  '[::1]',
  'demo.localhost/..',
  'x'.repeat(3000),
]

/** Unnecessary headers. */
export const oddHeaders: readonly Header[] = [
  ['Accept-Language', 'sw, en;q=0.1'],
  ['Accept-Language', ',,;;q=x'.repeat(50)],
  ['Accept-Encoding', 'br;q=1.0, gzip;q=0, *;q=x'],
  ['Accept', 'text/html'],
  ['Cookie', 'regalia-language=%zz; a; =b; __proto__=1'],
  ['If-None-Match', '"x", W/"y", *'],
  ['If-Match', '"0"'],
  ['If-Modified-Since', 'never'],
  ['Range', 'bytes=-1,5-2'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-Proto', 'gopher'],
  ['Origin', 'null'],
  ['Origin', 'https://evil.example'],
  ['Access-Control-Request-Method', 'POST'],
  ['Expect', '100-continue'],
  ['Upgrade', 'websocket'],
  ['Idempotency-Key', '../x'],
  ['User-Agent', '\u00ff\u0080\t'],
  ['X-Long', 'x'.repeat(12_000)],
]

/** Values of Content-Type. */
export const oddTypes: readonly (string | undefined)[] = [
  undefined,
  '',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json;;;',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="\u00ff"',
  'multipart/mixed; boundary=b',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  '*/*',
]
