import { expect, test } from 'vitest'
import { describeDevice } from '../../src/server/accounts/describe-device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0 Safari/537.36 OPR/121.0`, 'Opera', 'Linux'],
  [`Mozilla/5.0 (Linux; Android 15) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile`, 'Samsung Internet', 'Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari', 'iOS'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) CriOS/140.0 Mobile Safari/604.1', 'Chrome', 'iOS'],
  [`Mozilla/5.0 (X11; CrOS x86_64 16000.0) ${webkit} Chrome/140.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('%s is described coarsely [AUTH-13]', (userAgent, browser, system) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system })
})
