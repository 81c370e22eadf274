import { LANGS, localeOf } from '../locales.ts';

/** A country with its ISO 3166 code and number, and its calling code. */
export interface Country {
  readonly code: string;
  readonly id: number;
  readonly callingCode: string;
}

const TABLE = `
  AF:4:93 AL:8:355 DZ:12:213 AS:16:1684 AD:20:376 AO:24:244 AI:660:1264 AG:28:1268 AR:32:54 AM:51:374
  AW:533:297 AU:36:61 AT:40:43 AZ:31:994 BS:44:1242 BH:48:973 BD:50:880 BB:52:1246 BY:112:375 BE:56:32
  BZ:84:501 BJ:204:229 BM:60:1441 BT:64:975 BO:68:591 BQ:535:599 BA:70:387 BW:72:267 BR:76:55
  IO:86:246 BN:96:673 BG:100:359 BF:854:226 BI:108:257 CV:132:238 KH:116:855 CM:120:237 CA:124:1
  KY:136:1345 CF:140:236 TD:148:235 CL:152:56 CN:156:86 CX:162:61 CC:166:61 CO:170:57 KM:174:269
  CG:178:242 CD:180:243 CK:184:682 CR:188:506 CI:384:225 HR:191:385 CU:192:53 CW:531:599 CY:196:357
  CZ:203:420 DK:208:45 DJ:262:253 DM:212:1767 DO:214:1809 EC:218:593 EG:818:20 SV:222:503 GQ:226:240
  ER:232:291 EE:233:372 SZ:748:268 ET:231:251 FK:238:500 FO:234:298 FJ:242:679 FI:246:358 FR:250:33
  GF:254:594 PF:258:689 GA:266:241 GM:270:220 GE:268:995 DE:276:49 GH:288:233 GI:292:350 GR:300:30
  GL:304:299 GD:308:1473 GP:312:590 GU:316:1671 GT:320:502 GG:831:44 GN:324:224 GW:624:245 GY:328:592
  HT:332:509 VA:336:39 HN:340:504 HK:344:852 HU:348:36 IS:352:354 IN:356:91 ID:360:62 IR:364:98
  IQ:368:964 IE:372:353 IM:833:44 IL:376:972 IT:380:39 JM:388:1876 JP:392:81 JE:832:44 JO:400:962
  KZ:398:7 KE:404:254 KI:296:686 KP:408:850 KR:410:82 KW:414:965 KG:417:996 LA:418:856 LV:428:371
  LB:422:961 LS:426:266 LR:430:231 LY:434:218 LI:438:423 LT:440:370 LU:442:352 MO:446:853 MG:450:261
  MW:454:265 MY:458:60 MV:462:960 ML:466:223 MT:470:356 MH:584:692 MQ:474:596 MR:478:222 MU:480:230
  YT:175:262 MX:484:52 FM:583:691 MD:498:373 MC:492:377 MN:496:976 ME:499:382 MS:500:1664 MA:504:212
  MZ:508:258 MM:104:95 NA:516:264 NR:520:674 NP:524:977 NL:528:31 NC:540:687 NZ:554:64 NI:558:505
  NE:562:227 NG:566:234 NU:570:683 NF:574:672 MK:807:389 MP:580:1670 NO:578:47 OM:512:968 PK:586:92
  PW:585:680 PS:275:970 PA:591:507 PG:598:675 PY:600:595 PE:604:51 PH:608:63 PL:616:48 PT:620:351
  PR:630:1787 QA:634:974 RE:638:262 RO:642:40 RU:643:7 RW:646:250 BL:652:590 SH:654:290 KN:659:1869
  LC:662:1758 MF:663:590 PM:666:508 VC:670:1784 WS:882:685 SM:674:378 ST:678:239 SA:682:966 SN:686:221
  RS:688:381 SC:690:248 SL:694:232 SG:702:65 SX:534:1721 SK:703:421 SI:705:386 SB:90:677 SO:706:252
  ZA:710:27 SS:728:211 ES:724:34 LK:144:94 SD:729:249 SR:740:597 SJ:744:47 SE:752:46 CH:756:41
  SY:760:963 TW:158:886 TJ:762:992 TZ:834:255 TH:764:66 TL:626:670 TG:768:228 TK:772:690 TO:776:676
  TT:780:1868 TN:788:216 TR:792:90 TM:795:993 TC:796:1649 TV:798:688 UG:800:256 UA:804:380 AE:784:971
  GB:826:44 US:840:1 UY:858:598 UZ:860:998 VU:548:678 VE:862:58 VN:704:84 VG:92:1284 VI:850:1340
  WF:876:681 EH:732:212 YE:887:967 ZM:894:260 ZW:716:263
`;

export const COUNTRIES: readonly Country[] = TABLE.trim()
  .split(/\s+/)
  .map((entry) => {
    const [code = '', id, callingCode = ''] = entry.split(':');
    return { code, id: Number(id), callingCode };
  });

const BY_ID = new Map(COUNTRIES.map((country) => [country.id, country]));

const BY_CODE = new Map(COUNTRIES.map((country) => [country.code, country]));

export const countryByCode = (code: string): Country | undefined => BY_CODE.get(code);

export const countryById = (id: number): Country | undefined => BY_ID.get(id);

let codesByName: ReadonlyMap<string, string> | undefined;

const plainName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** The code of a country by its written name, in any language of the mall; undefined if no country is called so. */
function countryCodeByName(name: string): string | undefined {
  codesByName ??= new Map(
    // English names come last, so that they win.
    LANGS.toReversed().flatMap((lang) => {
      const names = new Intl.DisplayNames(localeOf(lang), { type: 'region', style: 'long' });
      return COUNTRIES.map(({ code }): [string, string] => [plainName(names.of(code) ?? code), code]);
    }),
  );
  return codesByName.get(plainName(name));
}

/** The code of the country of an address: of its number, or of the name that was written. */
export const countryCodeOf = (address: {
  readonly country_id: number;
  readonly country: string;
}): string | undefined => countryById(address.country_id)?.code ?? countryCodeByName(address.country);

/** Name of the country in a locale, or in English if `Intl` does not support the locale. */
export function countryName({ code }: Country, locale: string): string {
  return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(code) ?? code;
}
