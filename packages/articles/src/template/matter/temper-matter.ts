/** What follows when two people agree or differ in pace, risk or talk. Slots: {A} is the quicker, bolder or plainer one. */
export const temperMatter = {
  pace: {
    same: [
      "[Same clock, same gait|Both keep one beat]: {A} and {B} [rarely wait for each other|seldom have to wait], which [saves an hour a day|is a gift few pairs get].",
      "{A} and {B} [run at one speed|set the same tempo], so [nobody has to|neither must] [slow down or catch up|hurry the other along]. [Do ask|Just ask] if it is the right speed for [this job|the task].",
      "[Here they agree|On this they are one], and {A} and {B} can [plan by feel|skip the timetable] more than most.",
      "With {A} and {B} [in step like that|so well matched], [the danger is a shared yawn|watch for the stall that both fail to notice].",
    ],
    different: [
      "{A} is [out of the gate|half way there] before {B} [has laced a boot|has read the sign]. [Set check-ins|Agree on two stops] where {A} must [pause|show the draft] and {B} must [commit|say yes or no].",
      "[Pace is the gap|The trouble is tempo]: what {B} calls [care|sound work], {A} may call [stalling|delay]. Let {B} [own|hold] the last mile and {A} the first.",
      "[Give them different halves|Let each have an end]: {A} [opens|starts], {B} [closes|lands it]. [Told so in advance|Once that is clear], {B} no longer [feels pushed|has to brake] and {A} no longer [feels held|pulls].",
      "{B} [needs a night|wants a day] where {A} needs [a minute|a nod]. [Send the question early|Ask on Monday for Wednesday], and {A} gets [a better answer|more than a shrug] from {B}.",
    ],
  },
  risk: {
    same: [
      "{A} and {B} [read risk alike|have the same stomach for risk], so [their blind spot has double width|what one misses, the other may miss as well]. [Ask someone of the other kind|Pay an outsider to frown].",
      "[On stakes they agree|Neither has to win the other over], and {A} and {B} [can act on a look|decide fast]. [Just write the limit down|A written limit is still wise].",
      "{A} and {B} would [place the same bet|sign the same check], [which is pleasant|a comfort] until the bet [is wrong|goes bad].",
    ],
    different: [
      "{A} [bets|leaps], {B} [checks|measures]. [Neither is wrong|Both are paid for]. Let {A} [name the prize|choose the hill] and let {B} [set the most it may cost|say how much rope there is].",
      "[Here is a useful quarrel|This is worth an argument]: {A} [sees what could be won|looks up], {B} [what could be lost|looks down]. [Put both columns on a page|Write both lists] before {A} and {B} vote.",
      "{B} [saves {A} from one bad deal a year|is the seat belt], and {A} [saves {B} from a life of waiting|is the gas]. [Say so aloud|Tell each other] now and then.",
      "[Draw a line by size|Use a sum as the border]: below it {A} [may act|is free], above it {B} [must agree|has to sign].",
    ],
  },
  talk: {
    same: [
      "{A} and {B} [speak the same dialect|use words the same way], so [little has to be explained|a hint is enough]. [Newcomers may need subtitles|Do translate for the rest].",
      "[The tone is shared|They sound alike], and {A} and {B} [hear what is meant|take each other right] the first time.",
      "[In talk they match|Here the ear is the same], which means {A} and {B} [quarrel rarely|clear things up fast], or [never clear up what neither will say|skip what both avoid].",
    ],
    different: [
      "{A} [says it straight|puts it plainly], and {B} [hears more edge than was meant|may hear a slap]. A [one-line warning|softer first word] from {A} and [one direct answer|a clear yes or no] from {B} [do wonders|fix most of it].",
      "[Listen for the style|Mind the style here]: {A} [talks to find out|tests a thought by saying it], while {B} [talks once it is sure|speaks when the thought is done].",
      "What {B} [leaves out|only hints at], {A} [never hears|will miss]. What {A} [blurts|says in heat], {B} [keeps for years|does not forget]. [Meet half way|Each can move a step].",
      "[Write it down for {B}, say it to {A}|A note for {B}, a call for {A}]: [that one habit|this alone] [spares you half the strain|cuts the noise in half].",
    ],
  },
} as const;
