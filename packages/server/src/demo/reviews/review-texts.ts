import type { Family } from '../words/families.ts';

export type Mood = 'good' | 'medium' | 'low';
type Sentences = Readonly<Record<Mood, readonly string[]>>;

/** `{noun}` is replaced by the kind of goods, in lower case. */
// prettier-ignore
export const OPENINGS: Sentences = {
  good: ['Exactly what I hoped for.', 'Better than the picture.', 'Second time I order this {noun}.', 'Bought one, then one for my sister.', 'Very happy with it.', 'Arrived two days early.', 'My favourite purchase this year.', 'I was not sure about the price. I am now.', 'Does what it says, quietly.', 'Really lovely {noun}.', 'Well made and well packed.', 'Five stars without thinking.', 'I have had it for a month now.', 'A gift, and it was a success.', ''],
  medium: ['It is fine.', 'Good, but not perfect.', 'Three weeks in: mixed feelings.', 'Decent {noun} for the money.', 'I expected a little more.', 'Nice, with one catch.', 'OK for what I paid.'],
  low: ['Not for me.', 'Disappointed, sadly.', 'I sent it back.', 'The second one was no better.', 'I wanted to like it.', 'Not what I ordered.'],
};

// prettier-ignore
export const CLOSINGS: Sentences = {
  good: ['Would buy again.', 'The store answered within the hour.', 'Recommended.', 'Delivery to the door was quick.', 'Packed without any plastic, thank you.', 'Thanks to the kind people of the store.', 'Already looking at the other colours.', '', '', '', ''],
  medium: ['The store was helpful, though.', 'I will keep it.', 'Delivery took nine days.', 'On sale I would say yes.', '', ''],
  low: ['At least the refund was quick.', 'The store apologised and paid me back.', 'I am still waiting for an answer.', '', ''],
};

/** A sentence after `lamp,candle>` is used only for goods whose name contains one of these words. */
// prettier-ignore
export const DETAILS: Readonly<Record<Family, Sentences>> = {
  clothing: {
    good: ['The fabric feels far more expensive than it was.', 'dress,blouse,tee,t-shirt,sweater,cardigan,skirt,jacket,coat,blazer,hoodie,shirt,parka,pullover,trousers> True to size, I am 1.70 m and wear M.', 'Washed it four times, still the same shape and colour.', 'dress,blouse,skirt,jacket,coat,blazer,trousers,jeans,chinos,swimsuit,shirt> The cut is flattering and nothing pulls.', 'The seams are clean inside as well as outside.', 'I have been asked where it is from twice already.', 'dress,skirt,trousers,shorts,coat,robe> Soft, not see-through, and the pockets are real.', 'dress,blouse,tee,t-shirt,shirt,polo,tank> Light enough for summer and still good under a jacket.', 'Good quality for the price.', 'I wear it more than anything else.'],
    medium: ['The colour is a bit darker than on my screen.', 'dress,sweater,cardigan,jacket,coat,blazer,hoodie,shirt,parka,pullover,blouse> Runs half a size small across the shoulders.', 'Needs ironing more often than I would like.', 'Good fabric, but a loose thread at the hem.', 'Good, but I have seen it cheaper since.', 'It took longer to arrive than it said.'],
    low: ['dress,blouse,tee,t-shirt,sweater,cardigan,hoodie,shirt,pullover,socks,beanie,scarf,pyjama> It shrank in the first wash although I kept to the label.', 'sweater,cardigan,jacket,coat,blazer,hoodie,shirt,parka,pullover,blouse> The sleeves are too short for the size.', 'Thinner than it looks, I can see my hand through it.', 'It is not the quality I know from this shop.', 'It looks nothing like the picture.'],
  },
  shoes: {
    good: ['No blisters, not even on the first day.', 'True to size with a thin sock.', 'Walked twelve kilometres in them on Saturday.', 'The sole grips well on wet stones.', 'Comfortable from the first step.', 'They look better in real life.', 'Light, and the stitching is very even.'],
    medium: ['A little narrow at the toes, they give after a week.', 'Order half a size up.', 'Comfortable, but the laces come undone.', 'Good, but I have seen it cheaper since.', 'It took longer to arrive than it said.'],
    low: ['The heel rubs badly.', 'The glue at the toe opened after ten days.', 'Much smaller than the table says.', 'It broke after a few days.', 'It is not the quality I know from this shop.', 'It looks nothing like the picture.'],
  },
  bags: {
    good: ['backpack,briefcase,tote> My laptop, a bottle and an umbrella fit easily.', 'bag,backpack,suitcase,purse,briefcase> The zip runs like butter.', 'briefcase,wallet,handle bag> The leather smells good and already has some character.', 'Survived a rainy week without a mark.', 'More pockets than I have things.', 'crossbody,handle bag> The strap is long enough to wear it across.', 'Good size, good colour, good price.', 'Goes with everything I own.'],
    medium: ['Smaller than I thought, check the measurements.', 'bag,clutch> Lovely bag, but the magnet is weak.', 'A strong smell for the first few days.', 'Good, but I have seen it cheaper since.', 'It took longer to arrive than it said.'],
    low: ['The buckle broke in the second week.', 'bag,clutch,backpack> The lining tore when I put my keys in.', 'It broke after a few days.', 'It is not the quality I know from this shop.', 'It looks nothing like the picture.'],
  },
  electronics: {
    good: ['phone,tablet,watch,speaker,router,webcam,printer,camera,laptop,projector,computer> Set up in two minutes, no account needed.', 'headphones,earbuds,speaker,smartphone,tablet,laptop,watch,camcorder,power bank,controller,mouse> The battery really lasts.', 'laptop,computer,router,drive,charger,projector,blender,hub> Silent, and it stays cool.', 'headphones,earbuds,speaker,monitor,tablet,camera,camcorder,webcam,television,projector,microphone,radio> Clear and sharp, I notice the difference to my old one.', 'Solid in the hand, nothing creaks.', 'monitor,speaker,charger,light,webcam,toaster,blender,projector,machine,radio> The cable in the box is long enough for once.', 'charger,cable,power bank,hub,drive,keyboard,mouse,headphones,earbuds,microphone,webcam> Works with my old laptop and my new phone.', 'The guide is one page and says everything.', 'Does its one job very well.', 'Better built than twice the price.', 'Simple, which I appreciate.'],
    medium: ['watch,speaker,router,camera,printer,earbuds> Good device, the app is clumsy.', 'phone,tablet,laptop,speaker,monitor,computer,camera,printer> The power button is in an odd place.', 'phone,tablet,watch,bank,charger,cable,earbuds,headphones> Works well, charging is slower than promised.', 'router,charger,keyboard,monitor,hub,speaker> Fine, but the light is too bright at night.', 'Good, but I have seen it cheaper since.', 'It took longer to arrive than it said.'],
    low: ['headphones,earbuds,speaker,router,keyboard,mouse,controller> Lost the connection every ten minutes.', 'phone,tablet,watch,bank,charger,cable,earbuds,headphones,controller> Stopped charging after three weeks.', 'Arrived with a scratch across the front.', 'It broke after a few days.', 'It is not the quality I know from this shop.', 'It looks nothing like the picture.'],
  },
  furniture: {
    good: ['desk,chair,table,drawers,bookcase,cabinet> Assembled alone in half an hour, all holes where they should be.', 'Stands like a rock on an old floor.', 'table,chair,drawers,bookcase,desk> The wood is beautiful and smells of oil.', 'Two people carried it up four floors without complaint.', 'The colour fits exactly with the picture.', 'armchair,sofa,chair> Comfortable for an evening with friends.', 'Looks more expensive than it was.', 'Fits our small flat.'],
    medium: ['One screw was missing, the store sent it.', 'armchair,sofa,chair> A bit firmer than I like.', 'The instructions could use larger drawings.', 'Good, but I have seen it cheaper since.', 'It took longer to arrive than it said.'],
    low: ['chair,table,desk,sofa,armchair> One leg is shorter, it wobbles.', 'A corner was damaged and the repair took weeks.', 'It broke after a few days.', 'It is not the quality I know from this shop.', 'It looks nothing like the picture.'],
  },
  home: {
    good: ['lamp,mirror,print,vase,clock,lantern> It changed the whole corner of the room.', 'lamp,lantern,bulb,candle> Warm light, lovely shadow on the wall.', 'vase,basket,candle> Each piece is slightly different, which I like.', 'Heavier and better made than I thought.', 'lamp,vase,clock,basket,mirror,broom,bucket> Very calm design, fits everywhere.', 'vase,lamp,clock,mirror,basket> The finish is even and feels nice to touch.', 'Good quality for the price.', 'Useful and handsome, which is rare.', 'Just right for our small flat.'],
    medium: ['Smaller than I imagined, my mistake.', 'mirror,lamp,vase,clock> Pretty, but shows every fingerprint.', 'lamp,vase,basket,bulb,candle> The colour is more yellow than shown.', 'Good, but I have seen it cheaper since.', 'It took longer to arrive than it said.'],
    low: ['vase,candle,mirror,lamp> Arrived with a crack at the base.', 'lamp,clock,mirror,bucket> The finish came off when I wiped it.', 'It broke after a few days.', 'It is not the quality I know from this shop.', 'It looks nothing like the picture.'],
  },
  textiles: {
    good: ['duvet,cushion,blanket,towel,bodysuit> Softer after every wash.', 'duvet,curtain> I sleep better, no joke.', 'towel,blanket> Dries fast and does not lint.', 'duvet,cushion,blanket,towel,curtain,rug> The weave is dense and even.', 'duvet> The buttons are real and sewn on twice.', 'Beautiful colour, exactly as shown.', 'Lovely quality.', 'Feels good and looks good.', 'Just as soft as I hoped.'],
    medium: ['rug,towel,blanket> It needed two washes before it stopped shedding.', 'A touch smaller than the measurements.', 'duvet,curtain,cushion> Nice, but it creases.', 'Good, but I have seen it cheaper since.', 'It took longer to arrive than it said.'],
    low: ['duvet,cushion,towel,bodysuit> The colour ran in the first wash.', 'blanket,towel,rug,cushion> Scratchy, not at all what I expected.', 'It broke after a few days.', 'It is not the quality I know from this shop.', 'It looks nothing like the picture.'],
  },
  kitchen: {
    good: ['casserole,pan,saucepan,kettle> Heats evenly and cleans in seconds.', 'knife> Sharp out of the box and still sharp now.', 'knife,mug,kettle,teapot,whisk,cup,pan> Sits well in the hand.', 'I use it every single day.', 'teapot,casserole,dinner,mug,bowl,glasses,board,cup,kettle> It looks so good that it stays on the table.', 'mug,dinner,bowl,cutlery,glasses,lunch,jar,saucepan> Survived the dishwasher many times.', 'flask,teapot> Keeps tea hot through a whole morning.', 'Simple and well made.', 'My mother wants one too.', 'It makes cooking easier.'],
    medium: ['Heavier than I expected.', 'casserole,jar,lunch,kettle,teapot,flask,saucepan> The lid does not sit quite flush.', 'knife,board,glasses,cup,pan,mug> Good, but hand wash only is a nuisance.', 'Good, but I have seen it cheaper since.', 'It took longer to arrive than it said.'],
    low: ['pan,saucepan> The coating came off after a month.', 'pan,saucepan,kettle,casserole> The handle gets too hot to hold.', 'mug,dinner,bowl,cup,glasses> Chipped on the first day.', 'It broke after a few days.', 'It is not the quality I know from this shop.', 'It looks nothing like the picture.'],
  },
  beauty: {
    good: ['serum,cream,mask,lotion,soap> My skin is calm for the first time this winter.', 'serum,cream,shampoo,oil,lotion,parfum,spray> A little goes a long way.', 'serum,cream,lotion,shampoo,sunscreen,soap> Smells of almost nothing, which I wanted.', 'serum,cream,lotion,sunscreen,oil> Not sticky and gone in a minute.', 'lipstick,polish,eyeshadow> The colour stays through lunch.', 'serum,cream,lotion,soap,shampoo,oil,lipstick,sunscreen> I have finished two already.', 'serum,cream,lotion,sunscreen,soap,razor,mask> Works for my sensitive skin.', 'Nice pack, honest list of ingredients.', 'I will stay with this one.', 'Small luxury, fair price.'],
    medium: ['serum,cream,mask,oil> Nice texture, I see no big effect yet.', 'shampoo,lotion,spray> The pump gives too much at once.', 'parfum,soap,spray,lotion,cream> The scent is stronger than I like.', 'Good, but I have seen it cheaper since.', 'It took longer to arrive than it said.'],
    low: ['serum,cream,lotion,mask,sunscreen> It gave me a rash, so I stopped.', 'serum,shampoo,oil,lotion,parfum,polish> Half of it had leaked into the box.', 'It is not the quality I know from this shop.', 'It looks nothing like the picture.'],
  },
  toys: {
    good: ['My daughter has not put it down since Sunday.', 'No sharp edges, no smell, beautiful colours.', 'game,puzzle,chess,blocks,ball,kite,blaster> We all play, which says a lot.', 'train,car,robot,blocks,rocket,dolls,scooter> Survived a fall down the stairs.', 'teddy,plush,panda,robot,car> He takes it to bed.', 'train,car,blocks,dolls,kite,chess,board,puzzle,abacus,teddy,ball> Finally something without batteries.', 'blocks,train,car,dolls,abacus,chess,rocket> The wood is smooth and the paint does not come off.', 'Beautifully made.', 'A birthday present that was not forgotten.', 'Strong enough for three children.'],
    medium: ['Fun, but for older children than it says.', 'puzzle,game,chess,blocks,dolls> One piece was missing and came by post.', 'Smaller than in the picture.', 'Good, but I have seen it cheaper since.', 'It took longer to arrive than it said.'],
    low: ['train,car,scooter> A wheel came off on the first day.', 'teddy,plush> The seam opened and the filling came out.', 'It broke after a few days.', 'It is not the quality I know from this shop.', 'It looks nothing like the picture.'],
  },
  sports: {
    good: ['I use it four times a week.', 'ball,dumbbell,kettlebell,racket,bottle> Grips well even with wet hands.', 'dumbbell,kettlebell,racket,ball,gloves> Good weight, good balance.', 'mat,bands,roller,dumbbell,basketball> No smell of rubber at all.', 'Made me start again after two years.', 'Held its shape after a season.', 'Good value.', 'Strong, simple, no nonsense.', 'Exactly right for beginners like me.'],
    medium: ['mat,ball> A little slippery until you wash it.', 'mat,racket,bands,gloves,table tennis> Good, but the bag it comes in is thin.', 'Comfortable, colour fades in the sun.', 'Good, but I have seen it cheaper since.', 'It took longer to arrive than it said.'],
    low: ['football,basketball,volleyball> It lost air after two games.', 'gloves,football,volleyball> The stitching gave up in week three.', 'It broke after a few days.', 'It is not the quality I know from this shop.', 'It looks nothing like the picture.'],
  },
  outdoor: {
    good: ['tent,backpack> Two nights of rain and everything stayed dry.', 'tent,sleeping,backpack,mat,lantern,rod> Light, and it packs very small.', 'tent> Easy to put up alone and in the dark.', 'It has seen three countries already.', 'tent,sleeping,backpack> The zips run well with gloves on.', 'sleeping> Warm at three degrees.', 'Good value, good colour.', 'It went through a hard week and looks new.', 'Light and strong.'],
    medium: ['tent> Good, the pegs are too soft.', 'sleeping> Warm, but a bit narrow at the feet.', 'It needs some practice.', 'Good, but I have seen it cheaper since.', 'It took longer to arrive than it said.'],
    low: ['tent,mat,ring> A seam leaked on the first night.', 'helmet,backpack,goggles,skis> The clip broke in the cold.', 'It broke after a few days.', 'It is not the quality I know from this shop.', 'It looks nothing like the picture.'],
  },
  garden: {
    good: ['seeds,herb> Nine of ten seeds came up.', 'vegetable,watering,planter> My tomatoes have never looked like this.', 'can,trowel,shears,axe,lantern> Sturdy, and it does not rust.', 'trowel,shears,gloves> Fits my hand, and my mother’s.', 'planter,plant,herb,seeds,parasol> The balcony looks like a garden now.', 'house plant> The plant arrived upright, moist and healthy.', 'Just what the garden needed.', 'Good quality, fair price.', 'The neighbours asked where it is from.'],
    medium: ['Fine, but thinner than expected.', 'seeds,herb> Half came up; maybe it was my soil.', 'can,parasol,bird,lantern,chime> The finish got marks in the rain.', 'Good, but I have seen it cheaper since.', 'It took longer to arrive than it said.'],
    low: ['trowel,shears,can,axe> The handle came loose after a day.', 'house plant> It arrived dry and never recovered.', 'It is not the quality I know from this shop.', 'It looks nothing like the picture.'],
  },
  tools: {
    good: ['hammer,screwdriver,wrench,saw> Proper steel, proper weight.', 'Built a shelf, a bench and a bird house with it.', 'My neighbour has borrowed it three times.', 'hammer,screwdriver,drill,saw> Balanced, and the grip does not slip.', 'Better than the one I had for ten years.', 'Good value.', 'Solid and simple.'],
    medium: ['drill,screwdriver> Good tool, poor case.', 'drill> The battery could be larger.', 'hammer,drill,saw,wrench> The grip is made for larger hands.', 'Good, but I have seen it cheaper since.', 'It took longer to arrive than it said.'],
    low: ['screwdriver> The tip bent on the third screw.', 'drill> Stopped in the middle of the job.', 'It broke after a few days.', 'It is not the quality I know from this shop.', 'It looks nothing like the picture.'],
  },
  food: {
    good: ['biscuits,chocolate,sweets,peanuts,popcorn,crackers,mango,jam,juice,chestnuts> Fresh, full of flavour, gone in two days.', 'The best I have had outside the country it is from.', 'biscuits,chocolate,sweets,jam,mooncake,drink,juice,cocoa,mango> Not too sweet, which is rare.', 'The date on the pack was far away.', 'coffee,tea,cocoa,oil,biscuits,sauce> The whole kitchen smells wonderful.', 'We order it every month.', 'You can taste that it is real.', 'Exactly as described.', 'Good with friends.', 'My father asks for it now.'],
    medium: ['Good, but the pack is small.', 'A bit too strong for the children.', 'Nice, though I have had fresher.', 'Good, but I have seen it cheaper since.', 'It took longer to arrive than it said.'],
    low: ['honey,jam,sauce> The jar was open when it came.', 'It tasted of nothing.', 'It is not the quality I know from this shop.', 'It looks nothing like the picture.'],
  },
  pets: {
    good: ['bed,cat cushion> She slept in it within a minute.', 'food,mix,seed,bowl> The bowl is empty every time.', 'dog bed> Our old dog gets up more easily now.', 'bed,cushion,collar,leash> Washes well and dries overnight.', 'cat,scratching> The cat approves, and she approves of little.', 'scratching> No more scratches on the sofa.', 'Good quality, and it came fast.', 'Our vet uses the same.', 'Everybody at home is happy, on four legs and on two.'],
    medium: ['bed,collar,leash,bowl,cushion> He likes it, I find it too bright.', 'collar,dog bed> Good, but measure your dog first.', 'bed,scratching,cushion,food> Took a week until she went near it.', 'Good, but I have seen it cheaper since.', 'It took longer to arrive than it said.'],
    low: ['chew,leash,toy> Chewed through in an hour.', 'food,bone,mix,hay,bed> He will not touch it.', 'It broke after a few days.', 'It is not the quality I know from this shop.', 'It looks nothing like the picture.'],
  },
  music: {
    good: ['guitar,ukulele,violin,banjo> It was in tune when I opened the case.', 'guitar,ukulele,violin,banjo,piano,saxophone,trumpet,accordion,drum> Warm sound, easy to play.', 'My teacher asked what it had cost and did not believe me.', 'guitar,ukulele,banjo> Low action, no buzz.', 'Good for learning, good enough for later.', 'The finish is flawless.', 'Great fun from the first day.', 'Sounds bigger than it is.', 'Well built, honest price.'],
    medium: ['guitar,ukulele,violin,banjo,trumpet,saxophone,accordion> Nice sound, the case is thin.', 'guitar,ukulele,violin,banjo> The first set of strings is poor.', 'guitar,violin,banjo,accordion,saxophone> It needed a small adjustment.', 'Good, but I have seen it cheaper since.', 'It took longer to arrive than it said.'],
    low: ['piano,trumpet,saxophone,accordion> One key sticks.', 'guitar,ukulele,violin,banjo> It will not hold its tuning.', 'It broke after a few days.', 'It is not the quality I know from this shop.', 'It looks nothing like the picture.'],
  },
  crafts: {
    good: ['watercolour,crayon,paint brush> Strong colours that mix well.', 'set,kit,microscope,telescope> Everything for a start is in the box.', 'yarn> Soft, even yarn with no knots.', 'book,atlas> The paper and print are excellent.', 'book,atlas,microscope,telescope,watercolour> I learned more in a week than in a year.', 'globe,atlas,set,yarn,book> Beautiful to look at even unused.', 'A quiet joy.', 'My daughter loves it.', 'Good quality for the price.', 'It makes rainy Sundays short.'],
    medium: ['brush,watercolour> The brush loses a hair now and then.', 'watercolour> Nice set, one colour had dried.', 'kit,microscope,telescope> The instructions are only in English.', 'Good, but I have seen it cheaper since.', 'It took longer to arrive than it said.'],
    low: ['crayon,globe,set> Half of it was broken in the box.', 'yarn,crayon,globe,watercolour> Colours quite unlike the picture.', 'It broke after a few days.', 'It is not the quality I know from this shop.', 'It looks nothing like the picture.'],
  },
  stationery: {
    good: ['notebook,notes> The paper takes ink without feathering.', 'pen> Writes smoothly from the first line.', 'notebook> Lies flat when open, at last.', 'We ordered sixty for the office.', 'Simple and well made.', 'notebook,notes,pen> Makes lists a pleasure.', 'Does its job and looks good.', 'Small thing, big difference.'],
    medium: ['notebook,clipboard> Good, but the cover marks easily.', 'notebook,notes> The paper is thinner than I like.', 'The colour is paler than shown.', 'Good, but I have seen it cheaper since.', 'It took longer to arrive than it said.'],
    low: ['notebook> The binding opened in the first week.', 'fountain> The ink skips.', 'It broke after a few days.', 'It is not the quality I know from this shop.', 'It looks nothing like the picture.'],
  },
  jewellery: {
    good: ['ring,necklace,bangle,brooch,earrings> It shines in a quiet way.', 'ring,bangle,bracelet> No green fingers after two months.', 'earrings,necklace,glasses,ring,bracelet> Light enough to forget, pretty enough to notice.', 'necklace,bracelet> The clasp is small and safe.', 'ring,necklace,bracelet,bangle,box,earrings> She cried. In a good way.', 'watch,clock> Keeps time to the second.', 'brooch,necklace,bangle,box,earrings,watch> Looks like something from a museum shop.', 'Elegant, not loud.', 'Comes in a lovely pouch.', 'Good quality for the price.'],
    medium: ['Smaller than in the picture.', 'necklace> Pretty, but the chain is short.', 'watch> The strap needs breaking in.', 'Good, but I have seen it cheaper since.', 'It took longer to arrive than it said.'],
    low: ['ring,brooch,pendant> The stone fell out within a week.', 'ring,bangle,hoop,brooch> The plating wore off at the edge.', 'It broke after a few days.', 'It is not the quality I know from this shop.', 'It looks nothing like the picture.'],
  },
};
