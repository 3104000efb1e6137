#include "session/event.h"

#include <utility>

namespace mnk {

Events only(Event event) {
  Events events;
  events.push_back(std::move(event));
  return events;
}

Events refusal_of(const CommandError& error) {
  if (const auto* faults = std::get_if<AddressFaults>(&error)) return faults_of(*faults);
  if (const auto* save = std::get_if<SaveError>(&error)) return only(event::BadSave{*save});
  if (const auto* token = std::get_if<MatchTokenError>(&error))
    return only(event::BadMatchToken{*token});
  return only(event::BadCommandText{std::get<BadCommand>(error)});
}

Events faults_of(const AddressFaults& faults) {
  Events events;
  for (const AddressFault& fault : faults.listed) events.emplace_back(event::BadAddress{fault});
  if (faults.more > 0) events.emplace_back(event::MoreFaults{faults.more});
  return events;
}

}  // namespace mnk
