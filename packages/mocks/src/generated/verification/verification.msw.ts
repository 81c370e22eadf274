// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  GoogleAuthBindOk,
  GoogleAuthGetOk,
  GoogleAuthUnbindOk,
  IdcodeExecuteOk,
  JscodeExecuteOk,
  KycApplyOk,
  KycGetOk,
  KycHighLevelApplyOk,
  KycHighLevelGetOk,
  LocaluserBeforeBindOk,
  LocaluserBindEmailOrPhoneOk,
  LocaluserCheckEmailOrPhoneOk,
  SliderChallengeOk,
  SliderVerifyOk,
  UserGetUserNameVerifTargetOk,
  UserResetpswOk,
  UserSetSafewordOk,
} from '@openmall/sdk';

export const getUserGetUserNameVerifTargetResponseMock = (): UserGetUserNameVerifTargetOk => ({
  code: '0',
  msg: null,
  data: {
    username: 'amelia@example.com',
    phone: null,
    phone_authority: false,
    email: 'ame***@example.com',
    email_authority: true,
    googleverif: false,
  },
});

export const getUserResetpswResponseMock = (): UserResetpswOk => ({ code: '0', msg: null, data: null });

export const getUserSetSafewordResponseMock = (): UserSetSafewordOk => ({ code: '0', msg: null, data: null });

export const getLocaluserCheckEmailOrPhoneResponseMock = (): LocaluserCheckEmailOrPhoneOk => ({
  code: '0',
  msg: null,
  data: null,
});

export const getLocaluserBeforeBindResponseMock = (): LocaluserBeforeBindOk => ({
  code: '0',
  msg: null,
  data: { verifyCode: 'bp_5e0c9a71d2f84b36' },
});

export const getLocaluserBindEmailOrPhoneResponseMock = (): LocaluserBindEmailOrPhoneOk => ({
  code: '0',
  msg: null,
  data: null,
});

export const getGoogleAuthGetResponseMock = (): GoogleAuthGetOk => ({
  code: '0',
  msg: null,
  data: {
    secret: 'JBSWY3DPEHPK3PXPGEZDGNBVGY3TQOJQ',
    uri: 'otpauth://totp/openmall:amelia%40example.com?secret=JBSWY3DPEHPK3PXPGEZDGNBVGY3TQOJQ&issuer=openmall',
    recoveryCodes: [
      'k7q2m-xw4fa',
      'p3zta-6hnbe',
      'c5rvy-2odjk',
      'm4gxs-7liqw',
      't6ebn-5uzap',
      'w2hdf-3ykcr',
      'j7oqv-4mxgt',
      'b5slp-6wnie',
    ],
  },
});

export const getGoogleAuthBindResponseMock = (): GoogleAuthBindOk => ({ code: '0', msg: null, data: null });

export const getGoogleAuthUnbindResponseMock = (): GoogleAuthUnbindOk => ({
  code: '0',
  msg: null,
  data: null,
});

export const getJscodeExecuteResponseMock = (): JscodeExecuteOk => ({ code: '0', msg: null, data: null });

export const getIdcodeExecuteResponseMock = (): IdcodeExecuteOk => ({ code: '0', msg: null, data: null });

export const getSliderChallengeResponseMock = (): SliderChallengeOk => ({
  code: '0',
  msg: null,
  data: {
    challengeId: 'sl_40c7e19a',
    background:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAUAAAACgBAMAAACPjaivAAAAGFBMVEXW6vT31qp4qpZKfHQsSFT////68MgAAACW5JL2AAACaklEQVR42u3YS27cMBAE0IYX2Tu5QLN0BF3BB8nK9z9CYMfAfKJht1g03Q6q1kPUc0mGZmSmKIqiKIqiKMpRfry+pa7v9SO/S+9Xd8OLr6jwylfyIl8PWHLCG1/FCasDb69wwWt856s3oYCTb8FyN6GAAgoooIAC6suCgN/8G7V+NP3/v4vLv1mo/26m/Nut+u8H679hVRSldF4OI+CXAFEe6NWBKA/06kCUB3p1IMoDvToQ5YEoD/TqQJQHenUgygN9AdAZIBYAQQF9AdAZIBYAQQGxAAgK6AuAzgCxAAgK6AuAzgCxAAgK6AuAzgCxAAgK6AuAzgAnTfjUA4ICThE+oQsEBZxxkREAnQFixoABEBSwPbNBCDzR8S8QrO9nDAQFbPyAIbAxQPADhkBQwEYPGAMbAwQ9YAwEBQTrSwBBARt3gVPAxgBBDpgBggI2bsAUsDFAcAOmgKCAjRowl8YAQQ2YDAVsnz5grsMwb8KzA6Y6DNOE532ZDiPvYeIC5zoMsyYcGTDRYZg14ZAv7jBMmnBswLjDMGnCQV/YYZgz4eiAYYdhzoTDvqjDMGXC8QGjDsMMIeMLOmzC45K5wGGHTXhckgP2OwwTJiR93Q7jH0b0gN0O4x9G9IDdDtv3fezP+7W/ZWzA7f1sakLb7z+b+vP+6uKzj3W3Z1sE7Pb0dGeN24OzCWCnp6/LG7fO2RTwUU+LdBnj1j/bksDjnoSub9wSZ9PAg56W0j0ybumzB/+NlunJN/Bn7+93C3vONvBnb+536392rIE/e7mjbC8eAQUUUEABBRRQQAEFFFBAAQUUUEABvy5/AM4RQydI5nvLAAAAAElFTkSuQmCC',
    piece:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACwAAAAsBAMAAADsqkcyAAAAGFBMVEXW6vT31qp4qpZKfHQsSFT////68MgAAACW5JL2AAAACHRSTlP/////////AN6DvVkAAABwSURBVHja7dMxCoAwEETRsOA9woD3EcH7X8Ukq8kGf2Fl5ZSP3046cGlLsOUVm5ClDGySgIt6PnGNPZ+4acsje9zyyJfWPPAd13zw0OKDgyp3jrHUeVKtFxuzkI1ZyIb8UGchG7OQjVnI+8+fMp/7BCZDcN0pdUKDAAAAAElFTkSuQmCC',
    y: 58,
    width: 320,
    height: 160,
    pieceWidth: 44,
    pieceHeight: 44,
  },
});

export const getSliderVerifyResponseMock = (): SliderVerifyOk => ({
  code: '0',
  msg: null,
  data: { sliderPass: 'sp_b81f6d0e92c7435a' },
});

export const getKycGetResponseMock = (): KycGetOk => ({
  code: '0',
  msg: null,
  data: {
    status: 2,
    msg: null,
    idname: 'Passport',
    idnumber: 'K7702913',
    name: 'Amelia Hartley',
    nationality: 'United Kingdom',
    idimg_1: '/pictures/private/kyc-front.webp',
    idimg_2: '/pictures/private/kyc-back.webp',
    idimg_3: '/pictures/private/kyc-holding.webp',
    idimg_1_path: '/pictures/private/kyc-front.webp?key=5f0a',
    idimg_2_path: '/pictures/private/kyc-back.webp?key=71be',
    idimg_3_path: '/pictures/private/kyc-holding.webp?key=9c31',
    apply_time: '2026-03-02 10:14:00',
    operation_time: '2026-03-02 11:02:41',
  },
});

export const getKycApplyResponseMock = (): KycApplyOk => ({ code: '0', msg: null, data: null });

export const getKycHighLevelGetResponseMock = (): KycHighLevelGetOk => ({
  code: '0',
  msg: null,
  data: {
    status: 2,
    msg: null,
    home_place: '14 Harbour Lane, Bristol BS1 5TY, United Kingdom',
    work_place: null,
    idimg_1: '/pictures/private/kyc-bill.webp',
    idimg_2: '/pictures/private/kyc-holding.webp',
    idimg_1_path: '/pictures/private/kyc-bill.webp?key=e204',
    idimg_2_path: '/pictures/private/kyc-holding.webp?key=9c31',
    apply_time: '2026-03-05 16:40:12',
    operation_time: '2026-03-05 17:35:20',
  },
});

export const getKycHighLevelApplyResponseMock = (): KycHighLevelApplyOk => ({
  code: '0',
  msg: null,
  data: null,
});

export const getUserGetUserNameVerifTargetMockHandler = (
  overrideResponse?:
    | UserGetUserNameVerifTargetOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UserGetUserNameVerifTargetOk> | UserGetUserNameVerifTargetOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/user!getUserNameVerifTarget',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUserGetUserNameVerifTargetResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUserResetpswMockHandler = (
  overrideResponse?:
    | UserResetpswOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserResetpswOk> | UserResetpswOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/user!resetpsw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUserResetpswResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUserSetSafewordMockHandler = (
  overrideResponse?:
    | UserSetSafewordOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UserSetSafewordOk> | UserSetSafewordOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/user!setSafeword',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUserSetSafewordResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLocaluserCheckEmailOrPhoneMockHandler = (
  overrideResponse?:
    | LocaluserCheckEmailOrPhoneOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<LocaluserCheckEmailOrPhoneOk> | LocaluserCheckEmailOrPhoneOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/localuser!checkEmailOrPhone',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLocaluserCheckEmailOrPhoneResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLocaluserBeforeBindMockHandler = (
  overrideResponse?:
    | LocaluserBeforeBindOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<LocaluserBeforeBindOk> | LocaluserBeforeBindOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/localuser!beforeBind',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLocaluserBeforeBindResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLocaluserBindEmailOrPhoneMockHandler = (
  overrideResponse?:
    | LocaluserBindEmailOrPhoneOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<LocaluserBindEmailOrPhoneOk> | LocaluserBindEmailOrPhoneOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/localuser!bindEmailOrPhone',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLocaluserBindEmailOrPhoneResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGoogleAuthGetMockHandler = (
  overrideResponse?:
    | GoogleAuthGetOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GoogleAuthGetOk> | GoogleAuthGetOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/googleAuth!get',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGoogleAuthGetResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGoogleAuthBindMockHandler = (
  overrideResponse?:
    | GoogleAuthBindOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<GoogleAuthBindOk> | GoogleAuthBindOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/googleAuth!bind',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGoogleAuthBindResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGoogleAuthUnbindMockHandler = (
  overrideResponse?:
    | GoogleAuthUnbindOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<GoogleAuthUnbindOk> | GoogleAuthUnbindOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/googleAuth!unbind',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGoogleAuthUnbindResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getJscodeExecuteMockHandler = (
  overrideResponse?:
    | JscodeExecuteOk
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JscodeExecuteOk> | JscodeExecuteOk),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/jscode!execute',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getJscodeExecuteResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getIdcodeExecuteMockHandler = (
  overrideResponse?:
    | IdcodeExecuteOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IdcodeExecuteOk> | IdcodeExecuteOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/idcode!execute',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getIdcodeExecuteResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSliderChallengeMockHandler = (
  overrideResponse?:
    | SliderChallengeOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SliderChallengeOk> | SliderChallengeOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/slider!challenge',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSliderChallengeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSliderVerifyMockHandler = (
  overrideResponse?:
    | SliderVerifyOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SliderVerifyOk> | SliderVerifyOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/slider!verify',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSliderVerifyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getKycGetMockHandler = (
  overrideResponse?:
    KycGetOk | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<KycGetOk> | KycGetOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/kyc!get',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getKycGetResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getKycApplyMockHandler = (
  overrideResponse?:
    KycApplyOk | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<KycApplyOk> | KycApplyOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/kyc!apply',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getKycApplyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getKycHighLevelGetMockHandler = (
  overrideResponse?:
    | KycHighLevelGetOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<KycHighLevelGetOk> | KycHighLevelGetOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/kycHighLevel!get',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getKycHighLevelGetResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getKycHighLevelApplyMockHandler = (
  overrideResponse?:
    | KycHighLevelApplyOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<KycHighLevelApplyOk> | KycHighLevelApplyOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/kycHighLevel!apply',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getKycHighLevelApplyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getVerificationMock = () => [
  getUserGetUserNameVerifTargetMockHandler(),
  getUserResetpswMockHandler(),
  getUserSetSafewordMockHandler(),
  getLocaluserCheckEmailOrPhoneMockHandler(),
  getLocaluserBeforeBindMockHandler(),
  getLocaluserBindEmailOrPhoneMockHandler(),
  getGoogleAuthGetMockHandler(),
  getGoogleAuthBindMockHandler(),
  getGoogleAuthUnbindMockHandler(),
  getJscodeExecuteMockHandler(),
  getIdcodeExecuteMockHandler(),
  getSliderChallengeMockHandler(),
  getSliderVerifyMockHandler(),
  getKycGetMockHandler(),
  getKycApplyMockHandler(),
  getKycHighLevelGetMockHandler(),
  getKycHighLevelApplyMockHandler(),
];
