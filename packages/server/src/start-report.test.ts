import { describe, expect, it } from 'vitest';
import { isProduction, reviewSettings } from './start-report.ts';

const BASE = { dataFolder: '/data', databaseUrl: 'postgres://mall' };
const COMPLETE = {
  ...BASE,
  secretKeys: 'k1:…',
  smtp: { url: 'smtp://mail', from: undefined },
  sms: { url: 'https://sms', secret: 'sixteen characters' },
  hasTrustedProxies: true,
  publicUrl: 'https://mall.example',
};

describe('The report at the start', () => {
  it('says what production lacks', () => {
    const warnings = reviewSettings(BASE).join('\n');
    for (const name of ['SECRET_KEYS', 'SMTP_URL', 'SMS_URL', 'TRUSTED_PROXIES', 'PUBLIC_URL'])
      expect(warnings).toContain(name);
    expect(reviewSettings(COMPLETE)).toEqual([]);
    expect(reviewSettings({ ...COMPLETE, smtp: undefined })).toEqual([expect.stringContaining('SMTP_URL')]);
  });

  it('takes a PostgreSQL without demo and control for production, unless told otherwise', () => {
    expect(isProduction(BASE)).toBe(true);
    expect(isProduction({ dataFolder: '/data' })).toBe(false);
    expect(isProduction({ ...BASE, autopilot: true })).toBe(false);
    expect(isProduction({ ...BASE, controlSecret: 'for tests' })).toBe(false);
    expect(isProduction({ dataFolder: '/data', production: true })).toBe(true);
    expect(isProduction({ ...BASE, production: false })).toBe(false);
  });

  it('warns if everyone in the network reaches the demo', () => {
    const demo = { dataFolder: '/data', autopilot: true };
    expect(reviewSettings({ ...demo, host: '0.0.0.0' })).toEqual([expect.stringContaining('0.0.0.0')]);
    expect(reviewSettings(demo)).toEqual([]);
  });
});
