import { BadgeHelp, Building2, LockKeyhole, Newspaper, RotateCcw, Scale, Store, Truck } from 'lucide-react';

/** What one can read about the mall: the pages that the footer leads to (spec §2). */
export const topics = [
  { name: 'about', icon: Building2 },
  { name: 'news', icon: Newspaper },
  { name: 'delivery', icon: Truck },
  { name: 'returns', icon: RotateCcw },
  { name: 'rules', icon: Scale },
  { name: 'privacy', icon: LockKeyhole },
  { name: 'sell', icon: Store },
  { name: 'contact', icon: BadgeHelp },
] as const;

export type Topic = (typeof topics)[number]['name'];

export const topicOf = (name: string | null): Topic =>
  topics.find((topic) => topic.name === name)?.name ?? 'about';
