import { Button, buttonStyle } from "@zodiac-at-work/ui/button";
import { Seal } from "@zodiac-at-work/ui/seal";
import { parseDate, signOfDate } from "@zodiac-at-work/zodiac";
import { Link, useNavigate } from "react-router";
import { keptBirthDate, useKeptBirthDate } from "../../sign/kept-birth-date.ts";
import { yearName } from "../../sign/year-name.ts";
import { formatDay } from "../../text/date.ts";
import { AccountSection } from "./account-section.tsx";

/** The birth date that this browser keeps, and how to change or forget it. */
export function SignSection() {
  const birthDate = useKeptBirthDate();
  const navigate = useNavigate();
  if (birthDate === undefined) {
    return (
      <AccountSection title="Your sign" note="Your birth date is never sent.">
        <p>This device keeps no birth date of yours.</p>
        <Link to="/personal" className={buttonStyle({ variant: "quiet", size: "small" })}>
          Enter your birth date
        </Link>
      </AccountSection>
    );
  }
  const answer = signOfDate(birthDate);
  const change = () => {
    keptBirthDate.forget();
    void navigate("/personal");
  };
  return (
    <AccountSection
      title="Your sign"
      note={
        keptBirthDate.isOnDevice()
          ? "Your birth date is kept on this device only."
          : "Your birth date is kept for this visit only."
      }
    >
      <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex items-center gap-3">
          <Seal sign={answer.sign} size={40} />
          <div>
            <p className="font-medium">{yearName(answer)}</p>
            <p className="text-sm text-soft">Born {formatDay(parseDate(birthDate))}</p>
          </div>
        </div>
        <div className="flex gap-2">
          <Button variant="quiet" size="small" onClick={change}>
            Change date
          </Button>
          <Button variant="quiet" size="small" onClick={() => keptBirthDate.forget()}>
            Forget it
          </Button>
        </div>
      </div>
    </AccountSection>
  );
}
