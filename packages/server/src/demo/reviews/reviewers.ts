import type { Random } from '@openmall/seeded-random';

export interface Reviewer {
  /** Full name. The server masks it in responses. */
  readonly name: string;
  readonly countryCode: string;
}

// prettier-ignore
const PEOPLE: readonly (readonly [country: string, first: string, last: string])[] = [
  ['PT', 'Ana Rui Marta Tiago', 'Duarte Lopes Moura Pires'],
  ['ES', 'Lucía Pablo Irene Hugo', 'Navarro Serra Vidal Ortega'],
  ['FR', 'Camille Louis Inès Bastien', 'Moreau Girard Lefort Roux'],
  ['DE', 'Hanna Jonas Lena Felix', 'Brandt Vogel Keller Busch'],
  ['IT', 'Giulia Marco Elisa Davide', 'Conti Ferri Gallo Riva'],
  ['GB', 'Emily Oliver Grace Callum', 'Hughes Ward Foster Reid'],
  ['US', 'Megan Tyler Nora Ethan', 'Brooks Carter Hayes Flynn'],
  ['CA', 'Claire Owen Maya Liam', 'Tremblay Boyd Singh Fraser'],
  ['SE', 'Elin Oskar Maja Nils', 'Lindqvist Berg Holm Åkesson'],
  ['NL', 'Sanne Daan Fleur Bram', 'Visser Bakker Mulder Kuiper'],
  ['PL', 'Zofia Kuba Hania Piotr', 'Wójcik Lis Zając Mazur'],
  ['GR', 'Eleni Nikos Danae Petros', 'Vlachos Kostas Manos Galanis'],
  ['TR', 'Elif Emre Zeynep Kerem', 'Aydın Kaya Demir Şahin'],
  ['JP', 'Yui Haruto Aoi Sota', 'Tanaka Mori Ishii Kubo'],
  ['KR', 'Jiwoo Minjun Seoyeon Dohyun', 'Park Han Yoon Seo'],
  ['MY', 'Aisyah Wei Nurul Hafiz', 'Rahman Tan Ismail Lim'],
  ['TH', 'Ploy Nat Mali Krit', 'Suwan Chai Boonmee Saetang'],
  ['VN', 'Linh Minh Thao Duc', 'Nguyen Tran Pham Le'],
  ['ID', 'Putri Budi Dewi Rizky', 'Santoso Wijaya Lestari Putra'],
  ['PH', 'Bea Paolo Jasmine Miguel', 'Santos Reyes Cruz Garcia'],
  ['IN', 'Asha Rohan Meera Vikram', 'Iyer Mehta Kapoor Nair'],
  ['BR', 'Larissa Bruno Beatriz Caio', 'Almeida Costa Barros Rocha'],
  ['MX', 'Valeria Diego Ximena Mateo', 'Herrera Salas Ríos Luna'],
  ['ZA', 'Thandi Pieter Lerato Sipho', 'Nkosi Botha Dlamini Venter'],
  ['AU', 'Chloe Jack Ruby Lachlan', 'Murray Walsh Nolan Kerr'],
  ['AE', 'Mariam Omar Layla Yusuf', 'Haddad Nasser Khalil Saleh'],
];

export function pickReviewer(random: Random): Reviewer {
  const [countryCode, first, last] = random.pick(PEOPLE);
  return { name: `${random.pick(first.split(' '))} ${random.pick(last.split(' '))}`, countryCode };
}
