const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Drawings that hang, lie or are held, so they must not stand on a floor. */
export const FLOATING = names(`
  dress kimono sari womans-clothes shirt sweater coat skirt trousers jeans leggings jacket one-piece-swimsuit bikini
  t-shirt polo running-shirt hoodie shorts tie scarf beanie belt billed-cap socks gloves babysuit apron
  thong-sandal clutch-bag purse headphone phonecase cable keyboard computer-mouse video-game notebook
  notebook-with-decorative-cover fountain-pen pen pencil crayon scissors clipboard stickynotes
  rug curtain pendantlamp red-paper-lantern framed-picture mirror whisk kitchen-knife board fork-and-knife spoon
  fork-and-knife-with-plate cooking shallow-pan-of-food nail-polish makeupbrush hair-pick toothbrush razor soap
  puzzle-piece kite sled bands tennis badminton ping-pong boxing-glove compass skis fishing-pole ring-buoy
  diving-mask goggles trowel secateurs axe hammer screwdriver wrench carpentry-saw wind-chime spaghetti candy
  lollipop chocolate-bar leash collar bone guitar ukulele violin banjo trumpet saxophone accordion maracas
  musical-keyboard control-knobs level-slider optical-disk microphone artist-palette paintbrush sewing-needle
  world-map ring necklace earrings hoops bracelet bangle brooch prayer-beads watch wristwatch smartwatch
  sunglasses glasses stopwatch flashlight light-bulb scarf skateboard rocket airplane helicopter water-pistol
  smartphone mobile-phone phone
`);

/** Drawings that are already tilted, or contain text that must not be mirrored. */
export const TILTED = names(
  `keyboard alarm-clock timer-clock wristwatch watch stopwatch mantelpiece-clock optical-disk`,
);
