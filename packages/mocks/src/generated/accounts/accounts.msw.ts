// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  LocaluserEndSessionsOk,
  LocaluserGetOk,
  LocaluserGetReferralOk,
  LocaluserMailSettingsOk,
  LocaluserRefreshAvatarOk,
  LocaluserRegisterNoVerifcodeOk,
  LocaluserRegisterWithVerifcodeOk,
  LocaluserSecurityEventsOk,
  LocaluserSessionsOk,
  LocaluserSetDisplayNameOk,
  LocaluserSetMailSettingsOk,
  UserHeartbeatOk,
  UserLogoffOk,
  UserLogoutOk,
  UserNewloginOk,
  UserSetSafewordRegOk,
  UserUpdateOldAndNewPswOk,
  UserUpdateOldAndNewSafewordOk,
} from '@openmall/sdk';

export const getUserNewloginResponseMock = (): UserNewloginOk => ({
  code: '0',
  msg: null,
  data: { token: 'tk_Qm7vX0sKf9LbT4dR8wZ1aYc5Hn3Ej6Up', username: 'amelia@example.com', usercode: 'A7K2P9' },
});

export const getUserLogoutResponseMock = (): UserLogoutOk => ({ code: '0', msg: null, data: null });

export const getUserHeartbeatResponseMock = (): UserHeartbeatOk => ({ code: '0', msg: null, data: null });

export const getUserLogoffResponseMock = (): UserLogoffOk => ({ code: '0', msg: null, data: null });

export const getUserUpdateOldAndNewPswResponseMock = (): UserUpdateOldAndNewPswOk => ({
  code: '0',
  msg: null,
  data: null,
});

export const getUserSetSafewordRegResponseMock = (): UserSetSafewordRegOk => ({
  code: '0',
  msg: null,
  data: null,
});

export const getUserUpdateOldAndNewSafewordResponseMock = (): UserUpdateOldAndNewSafewordOk => ({
  code: '0',
  msg: null,
  data: null,
});

export const getLocaluserGetResponseMock = (): LocaluserGetOk => ({
  code: '0',
  msg: null,
  data: {
    username: 'amelia@example.com',
    usercode: 'A7K2P9',
    name: 'Amelia Hartley',
    phone: '44 7700900123',
    phoneverif: true,
    email: 'amelia@example.com',
    emailverif: true,
    avatar: '7',
    userrole: 'MEMBER',
    roletype: 0,
    safeword: 1,
    identityverif: true,
    advancedverif: true,
    kyc_status: 2,
    kyc_high_level_status: 2,
    googleverif: true,
    nationality: 'United Kingdom',
    lastlogintime: '2026-03-14 09:26:53',
    lastloginip: '203.0.113.24',
    signPdfUrl: null,
    url: '/register?code=A7K2P9',
    usercode_qr: null,
    test: false,
  },
});

export const getLocaluserRegisterNoVerifcodeResponseMock = (): LocaluserRegisterNoVerifcodeOk => ({
  code: '0',
  msg: null,
  data: {
    token: 'tk_Kd3Vb8YxR6nWq1TzM5hJc0PsL7gFa2Eu',
    username: 'noah.berg@example.com',
    usercode: 'N5C2HV',
  },
});

export const getLocaluserRegisterWithVerifcodeResponseMock = (): LocaluserRegisterWithVerifcodeOk => ({
  code: '0',
  msg: null,
  data: {
    token: 'tk_Kd3Vb8YxR6nWq1TzM5hJc0PsL7gFa2Eu',
    username: 'noah.berg@example.com',
    usercode: 'N5C2HV',
  },
});

export const getLocaluserRefreshAvatarResponseMock = (): LocaluserRefreshAvatarOk => ({
  code: '0',
  msg: null,
  data: null,
});

export const getLocaluserMailSettingsResponseMock = (): LocaluserMailSettingsOk => ({
  code: '0',
  msg: null,
  data: { email: 'amelia@example.com', orders: true, refunds: true, wallet: true, newsletter: false },
});

export const getLocaluserSetMailSettingsResponseMock = (): LocaluserSetMailSettingsOk => ({
  code: '0',
  msg: null,
  data: null,
});

export const getLocaluserSessionsResponseMock = (): LocaluserSessionsOk => ({
  code: '0',
  msg: null,
  data: [
    {
      id: 'se_20260314_0002',
      browser: 'Firefox',
      system: 'Windows',
      createTime: '2026-03-14 09:26:53',
      isCurrent: true,
    },
    {
      id: 'se_20260310_0001',
      browser: 'Safari',
      system: 'iOS',
      createTime: '2026-03-10 18:02:11',
      isCurrent: false,
    },
  ],
});

export const getLocaluserEndSessionsResponseMock = (): LocaluserEndSessionsOk => ({
  code: '0',
  msg: null,
  data: null,
});

export const getLocaluserSecurityEventsResponseMock = (): LocaluserSecurityEventsOk => ({
  code: '0',
  msg: null,
  data: [
    {
      id: 12,
      kind: 'passwordChanged',
      browser: 'Firefox',
      system: 'Windows',
      createTime: '2026-03-14 09:31:20',
    },
    { id: 11, kind: 'newDevice', browser: 'Safari', system: 'iOS', createTime: '2026-03-10 18:02:11' },
    { id: 7, kind: 'withdrawAddressRemoved', browser: null, system: null, createTime: '2026-03-08 12:00:00' },
  ],
});

export const getLocaluserSetDisplayNameResponseMock = (): LocaluserSetDisplayNameOk => ({
  code: '0',
  msg: null,
  data: null,
});

export const getLocaluserGetReferralResponseMock = (): LocaluserGetReferralOk => ({
  code: '0',
  msg: null,
  data: {
    usercode: 'A7K2P9',
    url: '/register?code=A7K2P9',
    usercode_qr: null,
    inviteNum: 12,
    agentCode: 'M4T8QX',
  },
});

export const getUserNewloginMockHandler = (
  overrideResponse?:
    | UserNewloginOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserNewloginOk> | UserNewloginOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/user!newlogin',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUserNewloginResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUserLogoutMockHandler = (
  overrideResponse?:
    | UserLogoutOk
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserLogoutOk> | UserLogoutOk),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/user!logout',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUserLogoutResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUserHeartbeatMockHandler = (
  overrideResponse?:
    | UserHeartbeatOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserHeartbeatOk> | UserHeartbeatOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/user!heartbeat',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUserHeartbeatResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUserLogoffMockHandler = (
  overrideResponse?:
    | UserLogoffOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserLogoffOk> | UserLogoffOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/user!logoff',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUserLogoffResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUserUpdateOldAndNewPswMockHandler = (
  overrideResponse?:
    | UserUpdateOldAndNewPswOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UserUpdateOldAndNewPswOk> | UserUpdateOldAndNewPswOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/user!updateOldAndNewPsw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUserUpdateOldAndNewPswResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUserSetSafewordRegMockHandler = (
  overrideResponse?:
    | UserSetSafewordRegOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UserSetSafewordRegOk> | UserSetSafewordRegOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/user!setSafewordReg',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUserSetSafewordRegResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUserUpdateOldAndNewSafewordMockHandler = (
  overrideResponse?:
    | UserUpdateOldAndNewSafewordOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UserUpdateOldAndNewSafewordOk> | UserUpdateOldAndNewSafewordOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/user!updateOldAndNewSafeword',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUserUpdateOldAndNewSafewordResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLocaluserGetMockHandler = (
  overrideResponse?:
    | LocaluserGetOk
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LocaluserGetOk> | LocaluserGetOk),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/localuser!get',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLocaluserGetResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLocaluserRegisterNoVerifcodeMockHandler = (
  overrideResponse?:
    | LocaluserRegisterNoVerifcodeOk
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<LocaluserRegisterNoVerifcodeOk> | LocaluserRegisterNoVerifcodeOk),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/localuser!registerNoVerifcode',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLocaluserRegisterNoVerifcodeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLocaluserRegisterWithVerifcodeMockHandler = (
  overrideResponse?:
    | LocaluserRegisterWithVerifcodeOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<LocaluserRegisterWithVerifcodeOk> | LocaluserRegisterWithVerifcodeOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/localuser!registerWithVerifcode',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLocaluserRegisterWithVerifcodeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLocaluserRefreshAvatarMockHandler = (
  overrideResponse?:
    | LocaluserRefreshAvatarOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<LocaluserRefreshAvatarOk> | LocaluserRefreshAvatarOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/localuser!refreshAvatar',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLocaluserRefreshAvatarResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLocaluserMailSettingsMockHandler = (
  overrideResponse?:
    | LocaluserMailSettingsOk
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<LocaluserMailSettingsOk> | LocaluserMailSettingsOk),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/localuser!mailSettings',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLocaluserMailSettingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLocaluserSetMailSettingsMockHandler = (
  overrideResponse?:
    | LocaluserSetMailSettingsOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<LocaluserSetMailSettingsOk> | LocaluserSetMailSettingsOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/localuser!setMailSettings',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLocaluserSetMailSettingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLocaluserSessionsMockHandler = (
  overrideResponse?:
    | LocaluserSessionsOk
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<LocaluserSessionsOk> | LocaluserSessionsOk),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/localuser!sessions',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLocaluserSessionsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLocaluserEndSessionsMockHandler = (
  overrideResponse?:
    | LocaluserEndSessionsOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<LocaluserEndSessionsOk> | LocaluserEndSessionsOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/localuser!endSessions',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLocaluserEndSessionsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLocaluserSecurityEventsMockHandler = (
  overrideResponse?:
    | LocaluserSecurityEventsOk
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<LocaluserSecurityEventsOk> | LocaluserSecurityEventsOk),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/localuser!securityEvents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLocaluserSecurityEventsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLocaluserSetDisplayNameMockHandler = (
  overrideResponse?:
    | LocaluserSetDisplayNameOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<LocaluserSetDisplayNameOk> | LocaluserSetDisplayNameOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/localuser!setDisplayName',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLocaluserSetDisplayNameResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLocaluserGetReferralMockHandler = (
  overrideResponse?:
    | LocaluserGetReferralOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<LocaluserGetReferralOk> | LocaluserGetReferralOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/localuser!getReferral',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLocaluserGetReferralResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getAccountsMock = () => [
  getUserNewloginMockHandler(),
  getUserLogoutMockHandler(),
  getUserHeartbeatMockHandler(),
  getUserLogoffMockHandler(),
  getUserUpdateOldAndNewPswMockHandler(),
  getUserSetSafewordRegMockHandler(),
  getUserUpdateOldAndNewSafewordMockHandler(),
  getLocaluserGetMockHandler(),
  getLocaluserRegisterNoVerifcodeMockHandler(),
  getLocaluserRegisterWithVerifcodeMockHandler(),
  getLocaluserRefreshAvatarMockHandler(),
  getLocaluserMailSettingsMockHandler(),
  getLocaluserSetMailSettingsMockHandler(),
  getLocaluserSessionsMockHandler(),
  getLocaluserEndSessionsMockHandler(),
  getLocaluserSecurityEventsMockHandler(),
  getLocaluserSetDisplayNameMockHandler(),
  getLocaluserGetReferralMockHandler(),
];
