import {
  BadgeHelp,
  BriefcaseBusiness,
  Building2,
  FileText,
  HandHeart,
  Headset,
  Landmark,
  LockKeyhole,
  MonitorDown,
  Newspaper,
  PackageCheck,
  RotateCcw,
  Scale,
  ScrollText,
  Store,
  Truck,
} from 'lucide-react';

/** The information topics that the footer links to (spec §2), by group. */
export const groups = [
  {
    name: 'mall',
    topics: [
      { name: 'about', icon: Building2 },
      { name: 'news', icon: Newspaper },
      { name: 'careers', icon: BriefcaseBusiness },
      { name: 'download', icon: MonitorDown },
      { name: 'contact', icon: BadgeHelp },
    ],
  },
  {
    name: 'buying',
    topics: [
      { name: 'delivery', icon: PackageCheck },
      { name: 'shipping', icon: Truck },
      { name: 'returns', icon: RotateCcw },
      { name: 'rules', icon: Scale },
      { name: 'service', icon: Headset },
    ],
  },
  {
    name: 'selling',
    topics: [
      { name: 'sell', icon: Store },
      { name: 'sellerPolicy', icon: FileText },
    ],
  },
  {
    name: 'legal',
    topics: [
      { name: 'terms', icon: ScrollText },
      { name: 'legal', icon: Landmark },
      { name: 'privacy', icon: LockKeyhole },
      { name: 'slavery', icon: HandHeart },
    ],
  },
] as const;

export type Topic = (typeof groups)[number]['topics'][number]['name'];

const names: readonly Topic[] = groups.flatMap(({ topics }) => topics.map(({ name }) => name));

export const topicOf = (name: string | null): Topic => names.find((topic) => topic === name) ?? 'about';
