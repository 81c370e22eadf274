import { readFileSync } from 'node:fs';
import { sheet } from '/tmp/demo/sheet.ts';
import { apparel } from './pictures/drawings/apparel.ts'; import { devices } from './pictures/drawings/devices.ts'; import { kitchen } from './pictures/drawings/kitchen.ts'; import { living } from './pictures/drawings/living.ts'; import { outdoors } from './pictures/drawings/outdoors.ts'; import { packaging } from './pictures/drawings/packaging.ts'; import { smallThings } from './pictures/drawings/small-things.ts';
import { createSpriteMaker } from './pictures/sprite.ts'; import { paintScene } from './pictures/compose.ts'; import { BACKDROPS, standingLine } from './pictures/backdrop.ts';
const lib = JSON.parse(readFileSync('/tmp/demo/icons.json','utf8'));
const make = createSpriteMaker(lib);
const names = Object.keys({...apparel,...devices,...kitchen,...living,...outdoors,...packaging,...smallThings});
const cols = ['#c8553d','#2f6690','#e0b1a0','#588157','#f2cc8f','#3d405b','#d8d2c4','#7b5ea7'];
const acc = ['#f2cc8f','#f4f1de','#81b29a','#e07a5f','#ffffff'];
const cells=[];let t=performance.now();
for (const [i,n] of names.entries()) { const b=BACKDROPS[i%BACKDROPS.length]; const foot=standingLine[b];
 const d = ['pouch','tin','glassjar','oilbottle','carton'].includes(n)? n+'/strawberry':n;
 cells.push({label:n,image:await paintScene({ratio:1,backdrop:{name:b,tint:cols[(i*3)%8]},figures:[{draw:d,colour:cols[i%8],accent:acc[i%5],x:0,...(foot?{foot}:{middle:.5}),size:.58}]},240,make)});}
console.log(names.length,(performance.now()-t)/names.length);
await sheet(cells,'/tmp/demo/own.png',14,120);
